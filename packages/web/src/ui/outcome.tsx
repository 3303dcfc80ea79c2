import { Check } from "lucide-react";
import { ErrorId } from "./error-id.tsx";
import { Notice } from "./notice.tsx";

interface OutcomeProps {
  /** The success message. */
  readonly done?: string | undefined;
  /** The reason why the action failed. */
  readonly problem?: { readonly message: string; readonly errorId?: string | undefined } | undefined;
  readonly className?: string;
}

/** Shows the success or error message of an action beside it. Screen readers announce it. */
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
