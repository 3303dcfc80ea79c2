import type { Card, CardProblem } from "./payments.ts";
import type { CardBehaviour } from "./state.ts";

/** The payment provider's test cards whose charge fails or must be confirmed, by number. */
const behaviours: Readonly<Record<string, CardBehaviour>> = {
  "4000000000000002": "is_declined",
  "4000000000009995": "lacks_funds",
  "4000002500003155": "asks_to_confirm",
  "4000000000000341": "fails_at_renewals",
};

const digitsOf = (number: string) => number.replace(/[\s-]/g, "");

/** Returns what happens when the card is charged. */
export function behaviourOf({ number }: Card): CardBehaviour {
  return behaviours[digitsOf(number)] ?? "pays";
}

/** Returns the brand of a card by its number. */
export function brandOf({ number }: Card): "visa" | "mastercard" | "amex" | "discover" | "unknown" {
  const digits = digitsOf(number);
  if (/^4/.test(digits)) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(digits)) return "mastercard";
  if (/^3[47]/.test(digits)) return "amex";
  if (/^6(011|5)/.test(digits)) return "discover";
  return "unknown";
}

export const lastFour = ({ number }: Card) => digitsOf(number).slice(-4);

/** Returns the expiry year with four digits. */
export const fullYear = ({ expYear }: Card) => (expYear < 100 ? 2000 + expYear : expYear);

/** Returns what is wrong with a card as it was entered, or undefined. `now` is in Unix seconds. */
export function problemOf(card: Card, now: number): CardProblem | undefined {
  const digits = digitsOf(card.number);
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return "invalid_number";
  const endsAt = Date.UTC(fullYear(card), card.expMonth) / 1000;
  if (!(card.expMonth >= 1 && card.expMonth <= 12) || !(endsAt > now)) return "invalid_expiry";
  const cvcDigits = brandOf(card) === "amex" ? /^\d{4}$/ : /^\d{3}$/;
  return cvcDigits.test(card.cvc) ? undefined : "invalid_cvc";
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
