/** What the database viewer shows, by the name in the address. */
export const views = {
  overview: { name: "Overview", group: "Statistics" },
  users: { name: "users", group: "Tables" },
  payment_logs: { name: "payment_logs", group: "Tables" },
  unmatched: { name: "Unmatched payments", group: "Payments" },
  events: { name: "Webhook events", group: "Payments" },
  messages: { name: "Contact messages", group: "Site" },
  audit: { name: "Audit log", group: "Site" },
  settings: { name: "System settings", group: "Site" },
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
