import { randomInt } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const random = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Functions that create ids in the payment provider's format: a prefix for the kind of object, and random letters. */
export const ids = {
  customer: () => `cus_${random(14)}`,
  checkoutSession: () => `cs_test_a1${random(56)}`,
  lineItem: () => `li_1${random(23)}`,
  subscription: () => `sub_1${random(23)}`,
  subscriptionItem: () => `si_${random(14)}`,
  invoice: () => `in_1${random(23)}`,
  invoiceLine: () => `il_1${random(23)}`,
  invoicePayment: () => `inpay_1${random(23)}`,
  paymentIntent: () => `pi_3${random(23)}`,
  paymentMethod: () => `pm_1${random(23)}`,
  charge: () => `ch_3${random(23)}`,
  refund: () => `re_3${random(23)}`,
  dispute: () => `du_1${random(23)}`,
  portalSession: () => `bps_1${random(23)}`,
  testClock: () => `clock_1${random(23)}`,
  event: () => `evt_1${random(23)}`,
  request: () => `req_${random(14)}`,
  secret: (of: string) => `${of}_secret_${random(25)}`,
  invoicePrefix: () => random(8).toUpperCase(),
} as const;
