import type { refreshUser } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { CallError, call } from "#src/api/call.ts";
import { noteRefusal, settle } from "#src/api/session.ts";
import { pollDelayMs } from "./polling-schedule.ts";

/** The fewest milliseconds between two requests when the user switches between tabs. */
const atOnceMs = 5000;

/**
 * Requests the account regularly while the page is visible, and immediately when it becomes visible again.
 *
 * @param known Returns the account that the page shows
 * @returns a function that stops the requests
 */
export function watchPlan(known: () => User | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let asking = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let notBefore = 0;
  let failures = 0;
  let unchanged = 0;

  function wait(): void {
    clearTimeout(timer);
    const user = known();
    if (stopped || document.hidden || !user) return;
    timer = setTimeout(ask, Math.max(delayMs(user, failures, unchanged), notBefore - Date.now()));
  }

  async function ask(): Promise<void> {
    const before = known();
    if (asking || !before) return;
    asking = true;
    askedAt = Date.now();
    try {
      const { user, planChanged } = await call<typeof refreshUser>("/api/user/refresh", { plan: before.plan });
      failures = 0;
      unchanged = planChanged ? 0 : unchanged + 1;
      // A session that was set meanwhile is newer than this answer.
      if (!stopped && known() === before) settle(user);
    } catch (cause) {
      failures++;
      notBefore = (cause instanceof CallError && cause.retryAt) || 0;
      if (!stopped) noteRefusal(cause);
    } finally {
      asking = false;
      wait();
    }
  }

  function look(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    failures = 0;
    unchanged = 0;
    if (Date.now() - askedAt >= atOnceMs) ask();
    else wait();
  }

  const stopListening = onReturn(look);
  wait();

  return () => {
    stopped = true;
    clearTimeout(timer);
    stopListening();
  };
}

/**
 * Calls `listener` when the page becomes visible or hidden, when the network returns, or when the browser restores the
 * page.
 */
function onReturn(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  document.addEventListener("visibilitychange", listener);
  addEventListener("pageshow", onPageShow);
  addEventListener("online", listener);
  return () => {
    document.removeEventListener("visibilitychange", listener);
    removeEventListener("pageshow", onPageShow);
    removeEventListener("online", listener);
  };
}

/** Returns the milliseconds until the next request, which comes at the latest when Premium ends. */
function delayMs(user: User, failures: number, unchanged: number): number {
  const delay = pollDelayMs({
    premium: user.plan === "premium",
    google: user.provider === "google",
    failures,
    unchanged,
  });
  return Math.min(delay, untilEndMs(user));
}

/** Returns the milliseconds until Premium ends. */
function untilEndMs({ plan, premium_until, granted_until }: User): number {
  const end = plan === "premium" ? (premium_until ?? granted_until) : null;
  const untilMs = end ? Date.parse(end) - Date.now() + 1000 : 0;
  return untilMs > 0 ? untilMs : Number.POSITIVE_INFINITY;
}
