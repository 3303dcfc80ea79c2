import type { UsageReport } from "@rewright/contract/usage";
import { timeUntilReset } from "@rewright/contract/usage-window";

/** How often the text can still be sent: "7 uses left", or "Unlimited". */
export function UsesLeft({ report }: { report: UsageReport | undefined }) {
  if (!report || report.limit === 0) return null;
  const { remaining, resetTime, credits } = report;
  const left = remaining === -1 ? "Unlimited" : `${remaining} ${remaining === 1 ? "use" : "uses"} left`;
  const until = remaining !== -1 && resetTime ? `resets in ${timeUntilReset(new Date(resetTime), new Date())}` : "";
  return (
    <p className="text-right text-sm text-soft tabular-nums" data-testid="uses-left">
      <span className={remaining === 0 ? "font-semibold text-warning" : undefined}>{left}</span>
      {until && <span className="max-lg:sr-only"> · {until}</span>}
      {credits > 0 && <span className="block text-xs">{credits} complimentary credits</span>}
    </p>
  );
}
