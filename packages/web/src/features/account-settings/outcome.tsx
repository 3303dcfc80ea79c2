import { Check } from "lucide-react";
import type { Problem } from "../../api/problem.ts";
import { Notice } from "../../ui/notice.tsx";

/** What came of an action: read out when it comes, and beside what was done. */
export function Outcome({ done, problem }: { done?: string | undefined; problem?: Problem | undefined }) {
  return (
    <>
      <div role="status" className={done ? "mt-4" : undefined}>
        {done && (
          <p className="appear flex items-start gap-2 text-sm text-added">
            <Check size={16} strokeWidth={2.5} aria-hidden className="mt-0.5 shrink-0" />
            {done}
          </p>
        )}
      </div>
      {problem && (
        <div className="mt-4 overflow-hidden rounded-control">
          <Notice kind="danger">
            {problem.message}
            {problem.errorId && <span className="block text-xs">Error id: {problem.errorId}</span>}
          </Notice>
        </div>
      )}
    </>
  );
}
