import { describe, expect, test } from "vitest";
import type { Charge, Invoice, ProviderState, Session } from "../sync/provider-state.ts";
import { decidePayments } from "./decide-payments.ts";

const prices = { monthly: "price_month", yearly: "price_year" };
const day = (text: string) => new Date(`${text}T09:30:00.000Z`);

const charge = (change: Partial<Charge> = {}): Charge => ({
  id: "ch_1",
  amount: 4999,
  amountRefunded: 0,
  isDisputed: false,
  method: "card",
  ...change,
});

const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: "in_1",
  status: "paid",
  subscriptionId: "sub_1",
  checkoutId: null,
  createdAt: day("2026-02-28"),
  wasAttempted: true,
  amountDue: 4999,
  amountPaid: 4999,
  currency: "usd",
  price: {
    id: "price_month",
    productId: "prod_1",
    interval: null,
    amount: 4999,
    currency: "usd",
    start: day("2026-02-28"),
    end: day("2026-03-31"),
  },
  charges: [charge()],
  ...change,
});

const session = (change: Partial<Session> = {}): Session => ({
  id: "cs_1",
  checkoutId: "a checkout",
  status: "complete",
  createdAt: day("2026-01-31"),
  isPaid: true,
  subscriptionId: "sub_1",
  invoiceId: "in_0",
  amount: 44_900,
  currency: "usd",
  periodName: "yearly",
  priceId: "price_year",
  url: null,
  ...change,
});

const decide = (providerState: Partial<ProviderState>) =>
  decidePayments(
    { customerId: "cus_1", at: day("2026-04-01"), subscriptions: [], invoices: [], sessions: [], ...providerState },
    prices,
  );
const statusOfSession = (change: Partial<Session>, invoices: Invoice[] = []) =>
  decide({ sessions: [session(change)], invoices })[0]?.status;
const paymentOf = (change: Partial<Invoice>) => decide({ invoices: [invoice(change)] })[0];

test("a card declined in a checkout adds no payment for the unpaid invoice, whether or not the checkout session is listed", () => {
  const declined = invoice({ id: "in_0", checkoutId: "a checkout", status: "open", charges: [] });
  const open = session({ status: "open", isPaid: false, invoiceId: null, subscriptionId: null });
  expect(decide({ sessions: [open], invoices: [declined] })).toMatchObject([{ key: "cs_1", status: "pending" }]);
  expect(decide({ sessions: [], invoices: [declined] })).toEqual([]);
});

test("[ENTITIES-21] a checkout's payment is stored once under its session id, and each renewal under its invoice id", () => {
  const first = invoice({ id: "in_0", createdAt: day("2026-01-31") });
  const payments = decide({ sessions: [session()], invoices: [invoice(), first] });
  expect(payments).toEqual([
    {
      key: "cs_1",
      sessionId: "cs_1",
      subscriptionId: "sub_1",
      amount: 44_900,
      amountRefunded: 0,
      currency: "usd",
      status: "completed",
      priceId: "price_year",
      productId: "prod_1",
      method: "card",
      period: "yearly",
      createdFrom: "checkout",
    },
    {
      key: "in_1",
      sessionId: null,
      subscriptionId: "sub_1",
      amount: 4999,
      amountRefunded: 0,
      currency: "usd",
      status: "completed",
      priceId: "price_month",
      productId: "prod_1",
      method: "card",
      period: "monthly",
      createdFrom: "renewal",
    },
  ]);
});

describe("[ENTITIES-24, STATES-9] payment of a checkout", () => {
  test.each([
    ["pending", { status: "open", isPaid: false, invoiceId: null }],
    ["expired", { status: "expired", isPaid: false, invoiceId: null }],
    ["completed", { status: "complete", isPaid: true }],
    ["pending", { status: "complete", isPaid: false }],
  ])("is %s when the session is %o", (expected, change) => {
    expect(statusOfSession(change)).toBe(expected);
  });

  test("[STATES-9] has the status failed if it settles after the checkout and then fails", () => {
    for (const status of ["void", "uncollectible"]) {
      expect(statusOfSession({ isPaid: false }, [invoice({ id: "in_0", status, charges: [] })])).toBe("failed");
    }
  });

  test("has the billing period of the paid price if the session names no period", () => {
    const [payment] = decide({
      sessions: [session({ periodName: "weekly", priceId: null })],
      invoices: [invoice({ id: "in_0" })],
    });
    expect(payment).toMatchObject({ period: "monthly", priceId: "price_month" });
  });
});

describe("[ENTITIES-24] payment of an invoice", () => {
  test.each([
    ["completed", { status: "paid" }],
    ["failed", { status: "open", wasAttempted: true }],
    ["pending", { status: "open", wasAttempted: false }],
    ["expired", { status: "void" }],
    ["failed", { status: "uncollectible" }],
  ])("is %s when the invoice is %o", (expected, change) => {
    expect(paymentOf({ ...change, charges: [] })?.status).toBe(expected);
  });

  test("a draft invoice is not a payment", () => {
    expect(paymentOf({ status: "draft" })).toBe(undefined);
  });

  test("[ENTITIES-23] has the amount that was paid, or the amount due if nothing was paid", () => {
    expect(paymentOf({ amountPaid: 3000 })?.amount).toBe(3000);
    expect(paymentOf({ status: "open", amountPaid: 0 })?.amount).toBe(4999);
  });
});

describe("refunded and disputed payments", () => {
  const after = (...charges: Charge[]) => {
    const { status, amountRefunded } = paymentOf({ charges })!;
    const { status: ofSession } = decide({ sessions: [session()], invoices: [invoice({ id: "in_0", charges })] })[0]!;
    expect(ofSession).toBe(status);
    return [status, amountRefunded];
  };

  test("[ENTITIES-23] after a partial refund the payment is still completed", () => {
    expect(after(charge({ amountRefunded: 1000 }))).toEqual(["completed", 1000]);
  });

  test("[STATES-10] after a full refund the payment is refunded", () => {
    expect(after(charge({ amountRefunded: 4999 }))).toEqual(["refunded", 4999]);
  });

  test("[ENTITIES-24, STATES-10] a disputed payment has the status disputed even if it was refunded, unless the dispute was won", () => {
    expect(after(charge({ isDisputed: true }))).toEqual(["disputed", 0]);
    expect(after(charge({ isDisputed: true, amountRefunded: 4999 }))).toEqual(["disputed", 4999]);
    expect(after(charge({ isDisputed: false }))).toEqual(["completed", 0]);
  });

  test("the refunds of several charges are added up", () => {
    expect(after(charge({ amount: 4000, amountRefunded: 4000 }), charge({ amount: 999 }))).toEqual(["completed", 4000]);
  });
});
