import { Check } from "lucide-react";
import { ErrorId } from "./error-id.tsx";
import { Notice } from "./notice.tsx";

interface OutcomeProps {
  /** What was done, for people. */
  readonly done?: string | undefined;
  /** Why it was not. */
  readonly problem?: { readonly message: string; readonly errorId?: string | undefined } | undefined;
  readonly className?: string;
}

/** What came of an action: read out when it comes, and beside what was done. */
export function Outcome({ done, problem, className = "mt-4" }: OutcomeProps) {
  return (
    <>
      <div role="status" className={done ? className : undefined}>
        {done && (
          <p className="appear flex items-start gap-2 text-sm text-added">
            <Check size={16} strokeWidth={2.5} aria-hidden className="mt-0.5 shrink-0" />
            {done}
          </p>
        )}
      </div>
      {problem && (
        <div className={`${className} overflow-hidden rounded-control`}>
          <Notice kind="danger">
            {problem.message}
            <ErrorId id={problem.errorId} />
          </Notice>
        </div>
      )}
    </>
  );
}
