import type { confirmCheckout } from "@rewright/contract/billing";
import type { User } from "@rewright/contract/user";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { CallError, call } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { noteRefusal, refreshSession, settle, useSession } from "#src/api/session.ts";
import { billingStrings } from "./strings.ts";

/**
 * The milliseconds before the server is asked about the payment. In most cases the payment provider has notified it by
 * then.
 */
const pauseMs = 1500;
const shortestWaitMs = 2000;
const longestWaitMs = 15_000;

/** The state of the payment after the browser has returned from the payment page. */
export type ReturnState =
  | { readonly step: "confirming" | "processing" | "open" | "expired" | "over" }
  | { readonly step: "failed"; readonly problem: Problem };

interface CheckoutReturn {
  /** The state of the payment. Undefined if the URL does not come from a payment page. */
  readonly state: ReturnState | undefined;
  readonly retry: () => void;
  /** Removes the payment's query parameters from the URL. */
  readonly dismiss: () => void;
}

const unknownCheckout = billingStrings.checkoutUnknown;

/**
 * Handles the return from the payment page. The URL only names the checkout; the server asks the payment provider and
 * decides. The URL stays the same until then, so that a reload continues.
 */
export function useCheckoutReturn(onPremium: (user: User) => void): CheckoutReturn {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { user, loading } = useSession();
  const [state, setState] = useState<ReturnState>({ step: "confirming" });
  const [tries, setTries] = useState(0);
  const returned = params.get("upgrade") === "success";
  const sessionId = params.get("session_id");
  const userId = loading ? undefined : user?.id;

  const dismiss = useCallback(() => navigate(pathname, { replace: true }), [navigate, pathname]);
  const retry = useCallback(() => setTries((before) => before + 1), []);

  useEffect(() => {
    if (!returned || !userId) return;
    setState({ step: "confirming" });
    return watchCheckout({ sessionId, delayMs: tries === 0 ? pauseMs : 0, setState, onPremium, dismiss });
  }, [returned, sessionId, userId, tries, onPremium, dismiss]);

  const failed = returned && state.step === "failed";
  useEffect(() => {
    if (!failed) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [failed, retry]);

  return { state: returned ? state : undefined, retry, dismiss };
}

interface CheckoutWatch {
  readonly sessionId: string | null;
  readonly delayMs: number;
  readonly setState: (state: ReturnState) => void;
  readonly onPremium: (user: User) => void;
  readonly dismiss: () => void;
}

/** Asks the server about the checkout until its result is known. @returns a function that stops asking */
function watchCheckout({ sessionId, delayMs, setState, onPremium, dismiss }: CheckoutWatch): () => void {
  const controller = new AbortController();
  let timer = setTimeout(sessionId ? confirm : refresh, delayMs);
  let waitMs = shortestWaitMs;

  async function confirm(): Promise<void> {
    try {
      const input = { session_id: sessionId ?? "" };
      const answer = await call<typeof confirmCheckout>("/api/stripe/confirm", input, controller.signal);
      settle(answer.user);
      if (answer.status === "processing") {
        setState({ step: "processing" });
        timer = setTimeout(confirm, waitMs);
        waitMs = Math.min(longestWaitMs, waitMs * 1.5);
      } else if (answer.status !== "complete") setState({ step: answer.status });
      else if (answer.user.plan !== "premium") setState({ step: "over" });
      else {
        onPremium(answer.user);
        dismiss();
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ step: "failed", problem: explain(error) });
      noteRefusal(error);
    }
  }

  /**
   * Asks the server for the account if the URL names no checkout, because the account may have become Premium anyway.
   */
  async function refresh(): Promise<void> {
    await refreshSession().catch(() => {});
    if (!controller.signal.aborted) dismiss();
  }

  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

function explain(error: unknown): Problem {
  const isUnknown = error instanceof CallError && (error.code === "not_found" || error.code === "invalid_input");
  return isUnknown ? { message: unknownCheckout } : problemOf(error, billingStrings.anUnexpectedErrorOccurred);
}
