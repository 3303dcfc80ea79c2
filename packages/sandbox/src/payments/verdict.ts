import type { CardBehaviour } from "./state.ts";

export interface Decline {
  readonly outcome: "declined" | "insufficient_funds" | "authentication_failed";
  readonly code: "card_declined" | "payment_intent_authentication_failure";
  readonly declineCode: "generic_decline" | "insufficient_funds" | null;
  readonly message: string;
}

export const declines = {
  generic: {
    outcome: "declined",
    code: "card_declined",
    declineCode: "generic_decline",
    message: "Your card was declined.",
  },
  noFunds: {
    outcome: "insufficient_funds",
    code: "card_declined",
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  notConfirmed: {
    outcome: "authentication_failed",
    code: "payment_intent_authentication_failure",
    declineCode: null,
    message: "The provided PaymentMethod has failed authentication.",
  },
} as const satisfies Record<string, Decline>;

/**
 * Returns the bank's response to a charge. A card that requires confirmation needs it only once; renewals are paid
 * without asking.
 */
export function verdictOf(behaviour: CardBehaviour, isRenewal: boolean): Decline | "asks" | "pays" {
  switch (behaviour) {
    case "pays":
      return "pays";
    case "is_declined":
      return declines.generic;
    case "lacks_funds":
      return declines.noFunds;
    case "asks_to_confirm":
      return "asks";
    case "fails_at_renewals":
      return isRenewal ? declines.generic : "pays";
  }
}
