import { viewStrings } from "./strings.ts";

/** Tabs of the panel by their names in the address, in the order in which they are shown. */
export const tabs = {
  users: viewStrings.userManagement,
  payments: viewStrings.payments,
  messages: viewStrings.messages,
  statistics: viewStrings.statistics,
  audit: viewStrings.auditLog,
  settings: viewStrings.settings,
  database: viewStrings.databaseViewer,
} as const;
export type Tab = keyof typeof tabs;

interface ViewPlace {
  readonly tab: Tab;
  readonly name: string;
  /** Says by what the view's table is searched, where it is. */
  readonly search?: string;
}

/** What the tabs show. Of a tab's views the first is shown where the address names none. */
export const views = {
  people: { tab: "users", name: viewStrings.userManagement, search: viewStrings.searchUsers },
  payments: { tab: "payments", name: viewStrings.allPayments, search: viewStrings.searchPayments },
  unmatched: { tab: "payments", name: viewStrings.unmatched },
  events: { tab: "payments", name: viewStrings.webhookEvents, search: viewStrings.searchEvents },
  messages: { tab: "messages", name: viewStrings.messages, search: viewStrings.searchMessages },
  statistics: { tab: "statistics", name: viewStrings.statistics },
  audit: { tab: "audit", name: viewStrings.auditLog },
  settings: { tab: "settings", name: viewStrings.settings },
  users: { tab: "database", name: "users", search: viewStrings.searchUsers },
  payment_logs: { tab: "database", name: "payment_logs", search: viewStrings.searchPayments },
} as const satisfies Readonly<Record<string, ViewPlace>>;
export type View = keyof typeof views;

/** Returns a view with everything that is known of it. */
export const placeOf = (view: View): ViewPlace => views[view];

/** Returns the views of a tab. */
export const viewsOf = (tab: Tab): View[] => (Object.keys(views) as View[]).filter((view) => views[view].tab === tab);

/** Returns the view that an address names. */
export function viewOf(params: URLSearchParams): View {
  const tab = params.get("tab") ?? "users";
  const ofTab = viewsOf(Object.hasOwn(tabs, tab) ? (tab as Tab) : "users");
  return ofTab.find((view) => view === params.get("view")) ?? ofTab[0]!;
}

/** Returns where a view is. */
export function viewTo(view: View, query: Readonly<Record<string, string>> = {}) {
  const { tab } = views[view];
  const named: Record<string, string> = view === viewsOf(tab)[0] ? { tab } : { tab, view };
  return { search: `?${new URLSearchParams({ ...named, ...query })}` };
}

/** Returns where an account is opened. */
export const userTo = (id: string) => viewTo("people", { user: id });
