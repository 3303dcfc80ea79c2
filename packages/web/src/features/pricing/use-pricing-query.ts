import { type BillingPeriod, billingPeriods } from "@rewright/contract/plans";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#src/api/session.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";

interface PricingQuery {
  readonly period: BillingPeriod;
  readonly choose: (period: BillingPeriod) => void;
  /** True if the user has left the payment page without paying. */
  readonly canceled: boolean;
}

/** Returns the billing period and the outcome of a checkout from the URL. */
export function usePricingQuery(): PricingQuery {
  const [query, setQuery] = useSearchParams();
  const [canceled, setCanceled] = useState(false);
  const isReturn = query.get("upgrade") === "canceled";
  // The address changes with a delay; the choice is shown at once.
  const [chosen, setChosen] = useState<BillingPeriod>();
  const hydrated = useHydrated();
  const named = hydrated ? periodIn(query) : undefined;

  const { user } = useSession();
  // Customers see their own plan first.
  const own = user?.premium_by === "subscription" ? user.billing_period : undefined;

  useEffect(() => {
    if (!isReturn) return;
    setCanceled(true);
    setQuery(without("upgrade"), { replace: true, state: stay });
  }, [isReturn, setQuery]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address replaces the choice
  useEffect(() => setChosen(undefined), [query]);

  return {
    period: chosen ?? named ?? own ?? "monthly",
    choose: (period) => {
      setChosen(period);
      setQuery((now) => ({ ...Object.fromEntries(now), plan: period }), { replace: true, state: stay });
    },
    canceled,
  };
}

/** Returns the billing period that a query names. */
export function periodIn(query: URLSearchParams): BillingPeriod | undefined {
  return billingPeriods.find((period) => period === query.get("plan"));
}

/** Options of a navigation that keeps the scroll position. */
const stay = { keepPlace: true };

function without(name: string) {
  return (query: URLSearchParams) => {
    query.delete(name);
    return query;
  };
}
