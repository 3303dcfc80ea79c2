import type { UsageReport } from "@rewright/contract/usage";
import { Hourglass } from "lucide-react";
import { useEffect, useReducer } from "react";
import { quantity } from "#src/ui/quantity.ts";
import { resetLabel } from "./limit-message.ts";
import { usageStrings } from "./strings.ts";

/** Shows how many rewrites are left: the free Pro rewrites first, then those of the day. */
export function RewritesLeft({ report }: { report: UsageReport }) {
  const { credits, isLoggedIn, limit } = report;
  return (
    <div
      className="text-xs text-soft tabular-nums max-md:order-first max-md:w-full md:ml-auto md:text-right"
      data-testid="uses-left"
    >
      {isLoggedIn && credits > 0 && limit !== -1 ? <CreditsLeft credits={credits} /> : <DayLeft report={report} />}
    </div>
  );
}

function CreditsLeft({ credits }: { credits: number }) {
  return (
    <p className="max-md:text-sm md:max-w-28 lg:max-w-36 xl:max-w-48" title={usageStrings.freeProRewritesFirst}>
      <span className="font-semibold text-ink">{credits}</span> {usageStrings.freeProRewritesLeft(credits)}
    </p>
  );
}

function DayLeft({ report: { remaining, resetTime, totalUsed } }: { report: UsageReport }) {
  const now = useMinute();
  const unlimited = remaining === -1;
  return (
    <div className="flex items-baseline gap-x-3 whitespace-nowrap md:block">
      <p className={remaining === 0 ? "font-semibold text-warning lg:text-sm" : "max-md:text-sm lg:text-sm"}>
        {unlimited ? usageStrings.unlimited : `${quantity(remaining, "use")} left`}
      </p>
      {/* Hidden before the first rewrite, when no window is running. */}
      {!unlimited && (resetTime !== null || totalUsed > 0) && (
        <p className="flex items-center gap-1 md:justify-end" title={usageStrings.untilReset}>
          <Hourglass size={12} aria-hidden className="shrink-0" />
          <span className="sr-only">{usageStrings.untilReset}: </span>
          {resetLabel(resetTime, now)}
        </p>
      )}
    </div>
  );
}

/** Returns the current time, which is updated every minute. */
function useMinute(): Date {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return new Date();
}
