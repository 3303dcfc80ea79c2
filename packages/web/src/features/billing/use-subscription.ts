import type { getSubscription, Subscription } from "@rewright/contract/billing";
import type { User } from "@rewright/contract/user";
import { useCallback, useEffect, useRef, useState } from "react";
import { read } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { noteRefusal } from "#src/api/session.ts";
import { billingStrings } from "./strings.ts";

interface Known {
  readonly subscription: Subscription | null;
  /** True if the server's state of the account equals the payment provider's. */
  readonly matches: boolean;
}

interface ProviderSubscription {
  /** The payment provider's state. Undefined until it is loaded. */
  readonly known: Known | undefined;
  readonly problem: Problem | undefined;
  readonly reload: () => void;
}

/** Loads the subscription from the payment provider, again whenever the account changes. */
export function useSubscription(user: User): ProviderSubscription {
  const [known, setKnown] = useState<Known>();
  const [problem, setProblem] = useState<Problem>();
  const asked = useRef(0);
  const { plan, billing_period, subscription_end_date, stripe_subscription_status, cancel_at_period_end } = user;
  const entry = [plan, billing_period, subscription_end_date, stripe_subscription_status, cancel_at_period_end].join();

  const reload = useCallback(() => {
    const mine = ++asked.current;
    setProblem(undefined);
    read<typeof getSubscription>("/api/stripe/subscription").then(
      ({ subscription, matches }) => mine === asked.current && setKnown({ subscription, matches }),
      (error: unknown) => {
        if (mine !== asked.current) return;
        setProblem(problemOf(error, billingStrings.failedToFetchSubscription));
        noteRefusal(error);
      },
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry must be compared with the provider again
  useEffect(() => {
    reload();
    return () => {
      asked.current++;
    };
  }, [reload, entry]);

  return { known, problem, reload };
}
