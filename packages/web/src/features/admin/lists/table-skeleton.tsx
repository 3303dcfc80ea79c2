import clsx from "clsx";
import { partsStrings } from "../strings.ts";
import type { Column } from "./data-table.tsx";

/** The widths of the grey bars in the first column, one for each row. */
const widths = ["w-40", "w-52", "w-36", "w-44", "w-48", "w-40", "w-52", "w-36", "w-44", "w-40", "w-52", "w-48"];

/** Shows the outline of a table until its rows are loaded. */
export function TableSkeleton<Row>({ label, columns }: { label: string; columns: readonly Column<Row>[] }) {
  return (
    <div
      role="status"
      className="h-[max(24rem,calc(100dvh-11rem))] overflow-hidden rounded-surface border border-hairline bg-sheet"
    >
      <span className="sr-only">{partsStrings.loadingTable(label)}</span>
      <table aria-hidden className="w-full text-sm">
        <thead>
          <tr className="border-b border-hairline">
            {columns.map(({ id, header, numeric }) => (
              <th
                key={id}
                className={clsx(cell, "h-9 font-medium whitespace-nowrap text-soft", numeric && "text-right")}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {widths.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={index} className="border-b border-hairline">
              {columns.map(({ id, numeric }, column) => (
                <td key={id} className={`${cell} h-13`}>
                  <span
                    className={clsx(
                      "block h-4 rounded-small bg-well",
                      column === 0 ? width : "w-16",
                      numeric && "ml-auto",
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = "px-3 text-left";
