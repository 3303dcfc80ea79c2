import { type BillingPeriod, billingPeriods, formerPrices, prices } from "@rewright/contract/plans";
import { AppError } from "#src/app-error.ts";

/**
 * Returns the billing period of an imported payment, whose amount must equal a current or former price.
 * @throws AppError `invalid_input` for any other amount
 */
export function periodOfAmount(amount: number): BillingPeriod {
  const period = billingPeriods.find((one) => amount === prices[one] || amount === formerPrices[one]);
  if (!period) throw new AppError("invalid_input", "Invalid amount");
  return period;
}
