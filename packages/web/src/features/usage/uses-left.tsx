import type { UsageReport } from "@rewright/contract/usage";
import { Hourglass } from "lucide-react";
import { resetLabel } from "./limit-message.ts";
import { useMinute } from "./use-minute.ts";

/** How often the text can still be sent, until when, and the complimentary generations beside them. */
export function UsesLeft({ report }: { report: UsageReport | undefined }) {
  const now = useMinute();
  if (!report || report.limit === 0) return null;
  const { remaining, resetTime, totalUsed, credits, isLoggedIn } = report;
  const unlimited = remaining === -1;
  return (
    <div
      className="flex items-baseline gap-x-3 text-xs whitespace-nowrap text-soft tabular-nums max-md:order-first max-md:w-full md:ml-auto md:block md:text-right"
      data-testid="uses-left"
    >
      <p className={remaining === 0 ? "font-semibold text-warning lg:text-sm" : "max-md:text-sm lg:text-sm"}>
        {unlimited ? "Unlimited" : `${remaining} ${remaining === 1 ? "use" : "uses"} left`}
      </p>
      {!unlimited && (
        <div className="flex items-center gap-x-2 md:justify-end">
          {/* No time runs before the first use. */}
          {(resetTime !== null || totalUsed > 0) && (
            <p className="flex items-center gap-1" title="Time until reset">
              <Hourglass size={12} aria-hidden className="shrink-0" />
              <span className="sr-only">Time until reset: </span>
              {resetLabel(resetTime, now)}
            </p>
          )}
          {isLoggedIn && credits > 0 && (
            <p title="Complimentary generations, kept until Humanize Pro is available">
              +{credits}
              <span className="sr-only"> complimentary</span>
              <span className="md:max-xl:sr-only"> {credits === 1 ? "credit" : "credits"}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
