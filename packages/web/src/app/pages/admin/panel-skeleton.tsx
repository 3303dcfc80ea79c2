import { adminPageStrings } from "./strings.ts";
/** Shows the outline of the panel until the session is known and its code is loaded. */
export function PanelSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{adminPageStrings.loadingTheAdminPanel}</span>
      <div aria-hidden>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="h-12 w-64 max-w-full rounded-control bg-well" />
          <div className="h-11 w-full rounded-control bg-well md:h-10 md:w-96" />
        </div>
        <div className="mt-5 h-11 border-b border-hairline" />
        <TabSkeleton />
      </div>
    </div>
  );
}

/** Shows the outline of a tab until its code is loaded. */
export function TabSkeleton() {
  return (
    <div aria-hidden>
      <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {["one", "two", "three", "four"].map((card) => (
          <div key={card} className="h-31 rounded-surface md:h-26 border border-hairline bg-sheet" />
        ))}
      </div>
      <div className="mt-8 h-120 rounded-surface border border-hairline bg-sheet" />
    </div>
  );
}
