/** Test cards and what happens when they are charged. The numbers are those of the payment provider's documentation. */
export const testCards = [
  { key: "success", shown: "4242 4242 4242 4242", effect: "Succeeds" },
  { key: "declined", shown: "4000 0000 0000 0002", effect: "Declined" },
  { key: "insufficient_funds", shown: "4000 0000 0000 9995", effect: "Insufficient funds" },
  { key: "confirm", shown: "4000 0025 0000 3155", effect: "Needs confirmation" },
  { key: "fails_later", shown: "4000 0000 0000 0341", effect: "Fails at renewals" },
] as const;

/** Returns the values of a card form for a test card. */
export function filledWith(key: string | undefined, name: string, now: number): CardFields {
  const found = testCards.find((card) => card.key === key);
  if (!found) return { number: "", expiry: "", cvc: "", name: "" };
  // Valid for as long as a customer's clock is likely to be moved.
  const year = (new Date(now * 1000).getUTCFullYear() + 10) % 100;
  return { number: found.shown, expiry: `12 / ${String(year).padStart(2, "0")}`, cvc: "123", name };
}

/** The values of a card form's fields. */
export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}
