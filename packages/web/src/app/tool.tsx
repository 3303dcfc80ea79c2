import { plans } from "@rewright/contract/plans";
import { dailyLimitMessage } from "@rewright/contract/usage-window";
import { useNavigate } from "react-router";
import { usePublicSettings } from "../api/public-settings.ts";
import { useSession } from "../api/session.ts";
import { Rewriter } from "../features/rewriter/rewriter.tsx";
import type { Writer } from "../features/rewriter/writer.ts";
import { useUsage } from "../features/usage/use-usage.ts";
import { UsesLeft } from "../features/usage/uses-left.tsx";

/** The tool as it is for whoever uses the page: what they may do, and what they have left. */
export function Tool({ page }: { page: "home" | "dashboard" }) {
  const { user } = useSession();
  const { anonymousDailyGenerations } = usePublicSettings();
  const { report, refresh } = useUsage(user?.id, page);
  const navigate = useNavigate();
  const isPremium = user?.plan === "premium";
  const { resetTime, limit = 0, limited = false } = report ?? {};

  const writer: Writer = {
    mayHumanize: user !== undefined || anonymousDailyGenerations > 0,
    wordLimit: (isPremium ? plans.premium : plans.free).wordsPerRequest,
    canUpgrade: !isPremium,
    limited: limited && limit > 0,
    limitMessage: resetTime ? dailyLimitMessage(limit, new Date(resetTime), new Date()) : undefined,
    onSignUp: () => navigate("/signup"),
    onRun: refresh,
  };
  return <Rewriter writer={writer} aside={<UsesLeft report={report} />} />;
}
