import { type BillingPeriod, billingPeriods, formerPrices, prices, yearlyFromDays } from "@rewright/contract/plans";
import { AppError } from "#src/app-error.ts";
import type { Price } from "./provider-state.ts";

const dayMs = 86_400_000;

/**
 * Returns whether a price is billed monthly or yearly: by its interval, else by its id, else by the length of the paid
 * time.
 */
export function periodOf(price: Price, priceIds: Readonly<Record<BillingPeriod, string>>): BillingPeriod {
  const { unit, count } = price.interval ?? { unit: "", count: 0 };
  if (unit === "year") return "yearly";
  if (unit === "month") return count < 12 ? "monthly" : "yearly";
  if (price.id === priceIds.monthly) return "monthly";
  if (price.id === priceIds.yearly) return "yearly";
  const days = (price.end.getTime() - price.start.getTime()) / dayMs;
  return days >= yearlyFromDays ? "yearly" : "monthly";
}

/**
 * Returns the billing period of an imported payment, whose amount must equal a current or former price.
 * @throws AppError `invalid_input` for any other amount
 */
export function periodOfAmount(amount: number): BillingPeriod {
  const period = billingPeriods.find((one) => amount === prices[one] || amount === formerPrices[one]);
  if (!period) throw new AppError("invalid_input", "Invalid amount");
  return period;
}
