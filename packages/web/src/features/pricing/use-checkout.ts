import type { createCheckoutSession } from "@rewright/contract/billing";
import type { BillingPeriod } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import { useEffect, useRef, useState } from "react";
import { call } from "#src/api/call.ts";
import { refreshSession } from "#src/api/session.ts";
import { type CheckoutProblem, checkoutProblem } from "./checkout-problem.ts";

interface Checkout {
  /** True from the click until the browser opens the payment page. */
  readonly processing: boolean;
  readonly problem: CheckoutProblem | undefined;
  readonly begin: (user: User, period: BillingPeriod) => void;
}

/** Starts a checkout, only once at a time, and opens the payment page. */
export function useCheckout(): Checkout {
  const running = useRef(false);
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem>();

  function show(now: boolean): void {
    running.current = now;
    setProcessing(now);
  }

  useEffect(() => {
    // The browser's back button restores the page with its state.
    const resetBusy = () => {
      running.current = false;
      setProcessing(false);
    };
    addEventListener("pageshow", resetBusy);
    return () => removeEventListener("pageshow", resetBusy);
  }, []);

  async function begin(user: User, period: BillingPeriod): Promise<void> {
    if (running.current) return;
    show(true);
    setProblem(undefined);
    try {
      const path = "/api/stripe/create-checkout-session";
      const { url } = await call<typeof createCheckoutSession>(path, checkoutInput(user, period, location.origin));
      location.assign(url);
    } catch (error) {
      const problem = checkoutProblem(error);
      setProblem(problem);
      show(false);
      // The page's session was outdated: the account bought Premium or logged out elsewhere.
      if (problem.remedy) refreshSession().catch(() => {});
    }
  }

  return { processing, problem, begin };
}

function checkoutInput({ id, email }: User, billing: BillingPeriod, origin: string) {
  return {
    billing,
    userId: id,
    userEmail: email,
    successUrl: `${origin}/dashboard?upgrade=success&session_id={CHECKOUT_SESSION_ID}&plan=${billing}`,
    cancelUrl: `${origin}/pricing?upgrade=canceled&plan=${billing}`,
  };
}
