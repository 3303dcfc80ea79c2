import { paymentsStrings } from "./strings.ts";
/** Returns a typed amount such as 49.99 in the currency's smallest unit; undefined when it is invalid. */
export function readCents(typed: string): number | undefined {
  const match = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Returns an amount in the form in which it is typed. */
export const writeCents = (cents: number): string => (cents / 100).toFixed(2);

/** Returns true for a valid amount, otherwise the message for the form. */
export const amountRules = (typed: string): true | string =>
  readCents(typed) !== undefined || paymentsStrings.enterAnAmountSuch;
