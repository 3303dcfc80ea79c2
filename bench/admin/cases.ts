/** The longest permitted median time for a list, in milliseconds. */
export const slowestListMs = 100;
/**
 * The longest permitted median time for charts and statistics. They load once, when a page of the admin panel opens.
 */
const slowestChartMs = 1000;

interface Case {
  readonly what: string;
  readonly path: string;
  readonly mayTake?: number;
}

/** Returns the requests for all lists in the admin panel, with every order, filter and search. */
export async function cases(get: (path: string) => Promise<Response>): Promise<Case[]> {
  const first = async (path: string) => (await (await get(path)).json()) as Page;
  const samples: Samples = {
    person: (await first("/api/users?search=grace.hopper&limit=1")).data[0]!,
    payer: (await first("/api/users?plan=premium&limit=1")).data[0]!,
    payment: (await first("/api/payment-logs?limit=1&page=300")).data[0]!,
    cursorOf: async (path) => (await first(path)).pagination.next_cursor,
  };
  return [...(await peopleCases(samples)), ...(await paymentCases(samples)), ...logCases(samples), ...chartCases()];
}

interface Page {
  readonly data: Record<string, string>[];
  readonly pagination: { readonly next_cursor: string };
}

/** Rows of the test database whose ids and email addresses are used in the requests. */
interface Samples {
  readonly person: Record<string, string>;
  readonly payer: Record<string, string>;
  readonly payment: Record<string, string>;
  /** Returns the cursor of the next page after the page at `path`. */
  readonly cursorOf: (path: string) => Promise<string>;
}

const sorts = ["created_at", "last_login", "email", "name", "total_generations"];
const users = (query: string) => `/api/users?${query}`;
const payments = (query: string) => `/api/payment-logs?${query}`;

async function peopleCases({ person, payer, cursorOf }: Samples): Promise<Case[]> {
  return [
    { what: "people: first page", path: users("") },
    { what: "people: page 500", path: users("page=500") },
    { what: "people: page 1000", path: users("page=1000") },
    { what: "people: after a cursor", path: users(`cursor=${await cursorOf(users("page=500"))}`) },
    ...sorts.flatMap((by) => [
      { what: `people: by ${by}, first page`, path: users(`sort_by=${by}&sort_order=asc`) },
      { what: `people: by ${by}, page 800`, path: users(`sort_by=${by}&page=800`) },
    ]),
    { what: "people: search for an address", path: users(`search=${person.email}`) },
    { what: "people: search for a part of a name", path: users("search=hopper") },
    { what: "people: search for a part of an id", path: users(`search=${person.id!.slice(0, 13)}`) },
    { what: "people: search without a match", path: users("search=nobody-at-all") },
    { what: "people: search for two words", path: users("search=grace%20hopper&sort_by=name") },
    ...["a", "z", "7", "qz", "x1", "al", "99"].map((search) => ({
      what: `people: search for “${search}”`,
      path: users(`search=${search}`),
    })),
    { what: "people: premium", path: users("plan=premium") },
    { what: "people: premium, page 90", path: users("plan=premium&page=90") },
    { what: "people: normal, by name", path: users("plan=normal&sort_by=name") },
    ...["active", "banned", "unverified", "admin"].map((state) => ({
      what: `people: ${state}`,
      path: users(`state=${state}`),
    })),
    { what: "people: search, premium, active", path: users("search=hopper&plan=premium&state=active") },
    { what: "people: one of them", path: `/api/users/${payer.id}` },
    { what: "people: statistics", path: "/api/users/stats", mayTake: slowestChartMs },
  ];
}

async function paymentCases({ payer, payment, cursorOf }: Samples): Promise<Case[]> {
  return [
    { what: "payments: first page", path: payments("") },
    { what: "payments: page 2000", path: payments("page=2000") },
    { what: "payments: page 4900", path: payments("page=4900") },
    { what: "payments: after a cursor", path: payments(`cursor=${await cursorOf(payments("page=2000"))}`) },
    { what: "payments: by amount", path: payments("sort_by=amount") },
    { what: "payments: by amount, page 2000", path: payments("sort_by=amount&page=2000") },
    ...["completed", "refunded", "disputed"].map((status) => ({
      what: `payments: ${status}`,
      path: payments(`payment_status=${status}`),
    })),
    { what: "payments: search for a key", path: payments(`search=${payment.payment_key}`) },
    { what: "payments: search for a customer", path: payments(`search=${payment.stripe_customer_id}`) },
    { what: "payments: search for an address", path: payments(`search=${payer.email}`) },
    { what: "payments: search for the begin of a key", path: payments("search=in_1") },
    { what: "payments: search for nothing", path: payments("search=nothing-at-all") },
    { what: "payments: with their accounts", path: "/api/payment-logs-with-users" },
    { what: "payments: of one account", path: `/api/users/${payer.id}/payments` },
    { what: "payments: one of them", path: `/api/payment-logs/${payment.id}` },
    { what: "payments: statistics", path: "/api/payment-logs/stats", mayTake: slowestChartMs },
    { what: "payments: unmatched", path: "/api/admin/unmatched-payments" },
  ];
}

/** Returns the requests for the lists of events, messages and audit log entries. */
function logCases({ person, payment }: Samples): Case[] {
  return [
    { what: "events: first page", path: "/api/admin/billing-events" },
    { what: "events: page 400", path: "/api/admin/billing-events?page=400" },
    { what: "events: open", path: "/api/admin/billing-events?state=open" },
    { what: "events: search", path: `/api/admin/billing-events?search=${payment.stripe_customer_id}` },
    { what: "messages: first page", path: "/api/admin/contact-messages" },
    { what: "messages: open", path: "/api/admin/contact-messages?state=open" },
    { what: "messages: search", path: "/api/admin/contact-messages?search=ada1234" },
    { what: "audit log: first page", path: "/api/admin/audit-log" },
    { what: "audit log: page 400", path: "/api/admin/audit-log?page=400" },
    { what: "audit log: of one account", path: `/api/admin/audit-log?target_id=${person.id}` },
    { what: "audit log: of one action", path: "/api/admin/audit-log?action=user.ban" },
  ];
}

function chartCases(): Case[] {
  return [
    ...["day", "week", "month"].flatMap((interval) => [
      { what: `revenue by ${interval}`, path: `/api/analytics/revenue?interval=${interval}`, mayTake: slowestChartMs },
      {
        what: `activity by ${interval}`,
        path: `/api/analytics/activity?interval=${interval}`,
        mayTake: slowestChartMs,
      },
    ]),
  ];
}
