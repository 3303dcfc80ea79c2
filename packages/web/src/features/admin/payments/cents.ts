import { paymentsStrings } from "./strings.ts";
/** Converts a typed amount such as "49.99" to cents; undefined if it is invalid. */
export function readCents(typed: string): number | undefined {
  const match = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Formats cents as an amount in a form field: "49.99". */
export const writeCents = (cents: number): string => (cents / 100).toFixed(2);

/** Validates an amount in a form field. Returns true or an error message. */
export const amountRules = (typed: string): true | string =>
  readCents(typed) !== undefined || paymentsStrings.enterAnAmountSuch;
