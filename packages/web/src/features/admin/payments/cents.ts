import { paymentsStrings } from "./strings.ts";
/** An amount as it is typed, such as 49.99, in the smallest unit of its currency; undefined for anything else. */
export function readCents(typed: string): number | undefined {
  const match = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** An amount as it is typed. */
export const writeCents = (cents: number): string => (cents / 100).toFixed(2);

/** What a form checks of an amount. */
export const amountRules = (typed: string): true | string =>
  readCents(typed) !== undefined || paymentsStrings.enterAnAmountSuch;
