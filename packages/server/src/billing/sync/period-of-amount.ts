import { type BillingPeriod, billingPeriods, formerPrices, prices } from "@rewright/contract/plans";
import { AppError } from "#src/app-error.ts";

/**
 * The period that an imported payment was for: its amount is one of the prices that there are or were, to the cent.
 * @throws AppError where it is none of them
 */
export function periodOfAmount(amount: number): BillingPeriod {
  const period = billingPeriods.find((one) => amount === prices[one] || amount === formerPrices[one]);
  if (!period) throw new AppError("invalid_input", "Invalid amount");
  return period;
}
