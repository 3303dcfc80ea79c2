import { viewStrings } from "./strings.ts";

/** The tabs of the admin panel, by their names in the URL and in display order. */
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

interface ViewDetails {
  readonly tab: Tab;
  readonly name: string;
  /** The fields in which the view's search looks. Undefined if the view has no search. */
  readonly search?: string;
}

/** The views of the tabs. A tab shows its first view if the URL names none. */
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
} as const satisfies Readonly<Record<string, ViewDetails>>;
export type View = keyof typeof views;

/** Returns the properties of a view. */
export const placeOf = (view: View): ViewDetails => views[view];

/** Returns the views of a tab. */
export const viewsOf = (tab: Tab): View[] => (Object.keys(views) as View[]).filter((view) => views[view].tab === tab);

/** Returns the view that a URL's query parameters name. */
export function viewOf(params: URLSearchParams): View {
  const tab = params.get("tab") ?? "users";
  const ofTab = viewsOf(Object.hasOwn(tabs, tab) ? (tab as Tab) : "users");
  return ofTab.find((view) => view === params.get("view")) ?? ofTab[0]!;
}

/** Returns the URL of a view. */
export function viewTo(view: View, query: Readonly<Record<string, string>> = {}) {
  const { tab } = views[view];
  const named: Record<string, string> = view === viewsOf(tab)[0] ? { tab } : { tab, view };
  return { search: `?${new URLSearchParams({ ...named, ...query })}` };
}

/** Returns the URL of an account. */
export const userTo = (id: string) => viewTo("people", { user: id });
