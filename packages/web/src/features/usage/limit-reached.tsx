import type { UsageReport } from "@rewright/contract/usage";
import type { ReactNode } from "react";
import { comeBackMessage, limitMessage } from "./limit-message.ts";
import { usageStrings } from "./strings.ts";

interface LimitReachedProps {
  /** The used and remaining rewrites. Undefined if they could not be loaded. */
  readonly report: UsageReport | undefined;
  /** The server's error message, and the time from which rewrites are available again. */
  readonly refusal: { readonly message: string; readonly retryAt: number | undefined };
  /** Links to the plan without a daily limit. */
  readonly children: ReactNode;
}

/** Shows when the next rewrite is available, and offers the plan without a daily limit. */
export function LimitReached({ report, refusal, children }: LimitReachedProps) {
  const isKnown = report?.limited === true && report.limit > 0;
  const resetTime = isKnown && report.resetTime !== null ? Date.parse(report.resetTime) : refusal.retryAt;
  return (
    <section aria-labelledby="limit-reached" className="appear border-b border-hairline px-4 py-4 md:px-5">
      <h3 id="limit-reached" className="text-prose">
        {usageStrings.limitReached}
      </h3>
      <div role="alert">
        <p className="mt-1 text-sm text-pretty text-warning">{isKnown ? limitMessage(report) : refusal.message}</p>
        {resetTime !== undefined && (
          <p className="mt-1 text-sm font-medium">{comeBackMessage(new Date(resetTime), new Date())}</p>
        )}
      </div>
      <p className="mt-3 text-sm text-pretty text-soft">{usageStrings.premiumOffer}</p>
      {children}
    </section>
  );
}
