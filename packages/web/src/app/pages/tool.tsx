import { plans } from "@rewright/contract/plans";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { importWithRetry } from "#src/api/import-with-retry.ts";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { refreshSession, useSession } from "#src/api/session.ts";
import { Rewriter } from "#src/features/rewriter/rewriter.tsx";
import type { Writer } from "#src/features/rewriter/state/writer.ts";
import { useUsage } from "#src/features/usage/use-usage.ts";
import { useLoadedWhile } from "#src/ui/use-loaded.ts";
import { givenText } from "../shell/given-text.ts";
import { LoadProblem } from "../shell/load-problem.tsx";
import { useLazyComponent } from "../shell/use-lazy-component.ts";
import { useSyncSaved } from "../shell/use-sync-saved.ts";

const loadRewritesLeft = () =>
  importWithRetry(() => import("#src/features/usage/rewrites-left.tsx")).then((code) => code.RewritesLeft);
const loadLimitCard = () => import("../shell/limit-card.tsx");
const loadPremiumRequired = () => import("../shell/premium-required.tsx");

/** Shows the tool for rewriting texts, with the current user's permissions and remaining rewrites. */
export function Tool({ page }: { page: "home" | "dashboard" }) {
  const { user, loading, ended } = useSession();
  const { anonymousDailyGenerations, freeWordsPerRequest } = usePublicSettings();
  const { report, refresh } = useUsage(user, page);
  const premiumNotice = usePremiumNotice();
  const { Component: LimitCard, fetch: fetchLimitCard } = useLazyComponent(loadLimitCard, report?.limited === true);
  const counted = report !== undefined && report.limit !== 0;
  const RewritesLeft = useLoadedWhile(counted, loadRewritesLeft);
  useSyncSaved();
  const navigate = useNavigate();
  const given = useGivenText();
  const isPremium = user?.plan === "premium";

  // The page's session is outdated when the server counts a guest where the page has a user, or the reverse.
  useSessionRefresh(!loading && report !== undefined && report.isLoggedIn !== (user !== undefined));

  const writer: Writer = {
    account: user?.id ?? (loading ? undefined : null),
    mayHumanize: user !== undefined || ended || anonymousDailyGenerations > 0,
    wordLimit: isPremium ? plans.premium.wordsPerRequest : freeWordsPerRequest,
    canUpgrade: !isPremium,
    allowance: isPremium ? "unlimited" : report?.limited ? "none" : "left",
    mayRunUltra: isPremium || (loading ? undefined : false),
    hasCredits: !isPremium && report?.isLoggedIn === true && report.credits > 0,
    signedOut: ended,
    onSignUp: () => navigate("/signup"),
    onLogIn: () => navigate("/login", { state: { message: "Your text is saved in this tab." } }),
    onPremiumRequired: premiumNotice.open,
    onRefused: (code) => {
      refresh();
      if (code === "daily_limit_reached" && !LimitCard) fetchLimitCard();
      // Premium has ended, and the page's session is outdated.
      if (code === "premium_required") refreshSession().catch(() => {});
    },
    onRun: (done) => {
      refresh();
      if (user) withHistory(({ keepInHistory }) => keepInHistory(user, done));
    },
    onEdited: (edited) => {
      if (isPremium) withHistory(({ keepEdited }) => keepEdited(user, edited));
    },
  };
  return (
    <>
      {premiumNotice.shown}
      <Rewriter
        writer={writer}
        given={given}
        aside={counted && RewritesLeft && <RewritesLeft report={report} />}
        limitReached={(refusal) => !isPremium && LimitCard && <LimitCard report={report} refusal={refusal} />}
      />
    </>
  );
}

/** Shows on request that Ultra run needs Premium. Its code is loaded then. */
function usePremiumNotice() {
  const [asked, setAsked] = useState(false);
  const { Component: PremiumRequired, failed, fetch } = useLazyComponent(loadPremiumRequired, false);
  const close = () => setAsked(false);
  return {
    open() {
      setAsked(true);
      if (!PremiumRequired) fetch();
    },
    shown: asked && (
      <>
        {PremiumRequired && <PremiumRequired onClose={close} />}
        {failed && (
          <div className="relative">
            <LoadProblem what="the notice about Premium" onRetry={fetch} onClose={close} />
          </div>
        )}
      </>
    ),
  };
}

/**
 * Returns the text that another page passed to the tool, only once, so that a reload does not put it in place of a
 * newer text.
 */
function useGivenText(): ReturnType<typeof givenText> {
  const { state } = useLocation();
  const given = useMemo(() => givenText(state), [state]);
  useEffect(() => {
    if (given) window.history.replaceState({ ...window.history.state, usr: null }, "");
  }, [given]);
  return given;
}

/**
 * Loads the code of the history and calls `act` with it. A failure is ignored, because the result is shown in the tool
 * anyway.
 */
function withHistory(act: (history: typeof import("#src/features/history/keep-in-history.ts")) => unknown): void {
  import("#src/features/history/keep-in-history.ts").then(act).catch(() => {});
}

/** Asks the server again who is signed in when `isOutdated` becomes true. */
function useSessionRefresh(isOutdated: boolean): void {
  useEffect(() => {
    if (isOutdated) refreshSession().catch(() => {});
  }, [isOutdated]);
}
