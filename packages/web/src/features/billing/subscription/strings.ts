export const subscriptionStrings = {
  opening: "Opening...",
  updateCard: "Update card",
  yourLastPaymentFailed: "Your last payment failed.",
  errorId: (errorId: string) => ` Error ID: ${errorId}`,
  premiumHasEndedUpdate: "Premium has ended. Update your card to get it back.",
  updateYourCardTo: "Update your card to keep your subscription.",
  premiumUntil: "Premium until",
  paymentFailed: "Payment failed",
  waitingForPayment: "Waiting for payment",
  nextBillingDate: "Next billing date",
} as const;
