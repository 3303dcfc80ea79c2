import type { confirmCheckout } from "@rewright/contract/billing";
import type { User } from "@rewright/contract/user";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { CallError, call } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { noteRefusal, refreshSession, settle, useSession } from "#src/api/session.ts";
import { billingStrings } from "./strings.ts";

/** Waits for the provider's notification, which mostly comes first. */
const pauseMs = 1500;
const shortestWaitMs = 2000;
const longestWaitMs = 15_000;

/** Holds the progress of the return from the payment page. */
export type ReturnState =
  | { readonly step: "confirming" | "processing" | "open" | "expired" | "over" }
  | { readonly step: "failed"; readonly problem: Problem };

interface CheckoutReturn {
  /** Undefined where the address has no return from a payment. */
  readonly state: ReturnState | undefined;
  readonly retry: () => void;
  /** Removes the return from the address. */
  readonly dismiss: () => void;
}

const unknownCheckout = billingStrings.checkoutUnknown;

/**
 * Handles the return from the payment page. The address only names the checkout; the server asks the provider and
 * decides. The address keeps it until it is decided, so that a reload continues.
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

/** Asks the server about the checkout until it is decided. @returns a function that stops asking */
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

  /** Refreshes the session for an address without a checkout: the account may have become premium all the same. */
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
