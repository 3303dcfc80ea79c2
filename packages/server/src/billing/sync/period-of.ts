import { type BillingPeriod, yearlyFromDays } from "@rewright/contract/plans";
import type { Price } from "./provider-state.ts";

const dayMs = 86_400_000;

/** Returns the billing period of a price: by its interval, by its id, or by the length of the paid time. */
export function periodOf(price: Price, prices: Readonly<Record<BillingPeriod, string>>): BillingPeriod {
  const { unit, count } = price.interval ?? { unit: "", count: 0 };
  if (unit === "year") return "yearly";
  if (unit === "month") return count < 12 ? "monthly" : "yearly";
  if (price.id === prices.monthly) return "monthly";
  if (price.id === prices.yearly) return "yearly";
  const days = (price.end.getTime() - price.start.getTime()) / dayMs;
  return days >= yearlyFromDays ? "yearly" : "monthly";
}
