import { Check, TriangleAlert, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "../../../ui/button.tsx";
import { ErrorId } from "../../../ui/error-id.tsx";
import type { Deeds } from "./use-deeds.ts";

interface DeedLineProps {
  readonly deeds: Pick<Deeds, "done" | "problem" | "dismiss">;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What was done last, or why it was not; it stays until it is read and closed, or something else is done. */
export function DeedLine({ deeds: { done, problem, dismiss }, ref }: DeedLineProps) {
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <div role="status">
        {done && (
          <Line dress="bg-added-wash text-added" onClose={dismiss}>
            <Check size={16} strokeWidth={2.5} aria-hidden className="mt-0.5 shrink-0" />
            <p className="min-w-0 flex-1 wrap-anywhere">{done.message}</p>
            {done.action && (
              <Button size="small" className="-my-1" onClick={done.action.onAction}>
                {done.action.label}
              </Button>
            )}
          </Line>
        )}
      </div>
      <div role="alert">
        {problem && (
          <Line dress="bg-danger-wash text-danger" onClose={dismiss}>
            <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
            <p className="min-w-0 flex-1 wrap-anywhere">
              {problem.message}
              <ErrorId id={problem.errorId} />
            </p>
          </Line>
        )}
      </div>
    </div>
  );
}

interface LineProps {
  readonly dress: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Line({ dress, onClose, children }: LineProps) {
  return (
    <div className={`appear flex items-start gap-3 px-4 py-2.5 text-sm md:px-6 ${dress}`}>
      {children}
      <button
        type="button"
        aria-label="Close this message"
        onClick={onClose}
        className="-my-1 -mr-2 grid size-7 shrink-0 place-items-center rounded-control hover:bg-page"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
