import type { Column } from "./data-table.tsx";

const rows = ["w-40", "w-52", "w-36", "w-44", "w-48", "w-40", "w-52", "w-36", "w-44", "w-40", "w-52", "w-48"];

/** The shape of a table until its rows come. */
export function TableSkeleton<Row>({ label, columns }: { label: string; columns: readonly Column<Row>[] }) {
  return (
    <div
      role="status"
      className="h-[max(24rem,calc(100dvh-11rem))] overflow-hidden rounded-surface border border-hairline bg-sheet"
    >
      <span className="sr-only">Reading {label}</span>
      <div aria-hidden>
        <div className="flex gap-6 overflow-hidden border-b border-hairline px-3 py-2 text-sm font-medium whitespace-nowrap text-soft">
          {columns.map(({ id, header }) => (
            <span key={id} className="min-w-20 first:w-56 first:shrink-0">
              {header}
            </span>
          ))}
        </div>
        {rows.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are the same for ever
          <div key={index} className="flex h-13 items-center gap-6 border-b border-hairline px-3 last:border-0">
            <span className="w-56 shrink-0">
              <span className={`block h-4 rounded-small bg-well ${width}`} />
            </span>
            <span className="h-4 w-20 rounded-small bg-well" />
            <span className="h-4 w-24 rounded-small bg-well max-sm:hidden" />
            <span className="h-4 flex-1 rounded-small bg-well max-md:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
