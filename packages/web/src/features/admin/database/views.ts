import { databaseStrings } from "./strings.ts";
/** What the database viewer shows, by the name in the address. */
export const views = {
  overview: { name: databaseStrings.overview, group: "Statistics" },
  users: { name: "users", group: "Tables" },
  payment_logs: { name: "payment_logs", group: "Tables" },
  unmatched: { name: databaseStrings.unmatchedPayments, group: "Payments" },
  events: { name: databaseStrings.webhookEvents, group: "Payments" },
  messages: { name: databaseStrings.contactMessages, group: "Site" },
  audit: { name: databaseStrings.auditLog, group: "Site" },
  settings: { name: databaseStrings.systemSettings, group: "Site" },
} as const;
export type View = keyof typeof views;

/** The view that an address names; the overview where it names none. */
export const viewOf = (params: URLSearchParams): View => {
  const name = params.get("view");
  return name !== null && Object.hasOwn(views, name) ? (name as View) : "overview";
};

/** Where a view is. */
export const viewTo = (view: View, filters: Readonly<Record<string, string>> = {}) => ({
  search: `?${new URLSearchParams({ tab: "database", view, ...filters })}`,
});
