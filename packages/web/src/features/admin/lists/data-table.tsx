import clsx from "clsx";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Link, type To, useNavigate } from "react-router";
import { openedHere } from "../drawer/use-drawer.ts";
import { partsStrings } from "../strings.ts";
import type { Sort } from "./use-list-address.ts";

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** True to align the column to the right, with digits of equal width. */
  readonly numeric?: boolean;
  /** The name by which the server sorts the rows by this column. */
  readonly sort?: string;
  /** Additional CSS classes of the cells. */
  readonly className?: string;
}

export interface TableProps<Row> {
  /** The name of the rows in the plural, such as "users". */
  readonly label: string;
  /** The columns. The first one names the row, and stays visible when the table is scrolled sideways. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Returns the URL that opens a row's details. The first column becomes a link to it. */
  readonly rowTo?: ((row: Row) => To) | undefined;
}

interface DataTableProps<Row> extends TableProps<Row> {
  readonly rows: readonly Row[];
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** True while other rows are being loaded. */
  readonly stale?: boolean;
  /** A value that changes with the page of the list. The table then scrolls to its first row. */
  readonly position?: string | number;
}

const cell = "border-b border-hairline px-3 py-1.5 text-left align-middle";

/** Shows a table with fixed head and first column. The up and down keys move between the rows' links. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowTo, sort, onSort, stale = false, position } = props;
  const box = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its first row
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return as its cleanup.
    void box.current?.scrollTo({ top: 0 });
  }, [position]);

  return (
    <section
      ref={box}
      aria-label={partsStrings.table(label)}
      aria-busy={stale}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
      tabIndex={0}
      className={clsx(
        "relative max-h-[max(24rem,calc(100dvh-11rem))] overflow-auto rounded-surface border border-hairline bg-sheet print:max-h-none print:overflow-visible",
        stale && "opacity-60",
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <HeadCell key={column.id} column={column} isFirst={index === 0} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} columns={columns} to={rowTo?.(row)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadCellProps<Row> extends Pick<DataTableProps<Row>, "sort" | "onSort"> {
  readonly column: Column<Row>;
  readonly isFirst: boolean;
}

function HeadCell<Row>({ column, isFirst, sort, onSort }: HeadCellProps<Row>) {
  return (
    <th
      scope="col"
      {...(column.sort && { "aria-sort": ariaSort(column.sort, sort) })}
      className={clsx(
        cell,
        "sticky top-0 bg-sheet font-medium whitespace-nowrap text-soft",
        isFirst ? "left-0 z-20" : "z-10",
        column.numeric && "text-right",
      )}
    >
      {column.sort && onSort ? (
        <SortButton column={column} by={column.sort} sort={sort} onSort={onSort} />
      ) : (
        column.header
      )}
    </th>
  );
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly to: To | undefined;
}

function BodyRow<Row>({ row, columns, to }: BodyRowProps<Row>) {
  const navigate = useNavigate();
  return (
    <tr
      onClick={to ? (event) => isPlainClick(event) && navigate(to, { state: openedHere }) : undefined}
      className={clsx("group", to && "cursor-pointer")}
    >
      {columns.map((column, index) => {
        const content = column.cell(row);
        const look = clsx(
          cell,
          "group-last:border-b-0 group-hover:bg-(--hover) group-focus-within:bg-(--hover)",
          column.numeric && "text-right tabular-nums",
          column.className,
        );
        return index > 0 ? (
          <td key={column.id} className={look}>
            {content}
          </td>
        ) : (
          <th key={column.id} scope="row" className={clsx(look, "sticky left-0 z-10 bg-sheet font-normal")}>
            {to ? (
              <Link to={to} state={openedHere} data-row className="block rounded-small">
                {content}
              </Link>
            ) : (
              content
            )}
          </th>
        );
      })}
    </tr>
  );
}

interface SortButtonProps<Row> {
  readonly column: Column<Row>;
  readonly by: string;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
}

function SortButton<Row>({ column, by, sort, onSort }: SortButtonProps<Row>) {
  const order = sort?.by === by ? sort.order : undefined;
  // Numbers and dates sort in descending order first, words in ascending order.
  const first = column.numeric ? "desc" : "asc";
  const next = order === undefined ? first : order === "asc" ? "desc" : "asc";
  const Arrow = order === undefined ? ChevronsUpDown : order === "asc" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => onSort({ by, order: next })}
      className={clsx(
        "-mx-1 inline-flex items-center gap-1 rounded-small px-1 font-medium hover:text-ink",
        order && "text-ink",
        column.numeric && "flex-row-reverse",
      )}
    >
      {column.header}
      <Arrow size={14} aria-hidden className={clsx("shrink-0", !order && "text-faint")} />
    </button>
  );
}

function ariaSort(by: string, sort: Sort | undefined): "ascending" | "descending" | "none" {
  if (sort?.by !== by) return "none";
  return sort.order === "asc" ? "ascending" : "descending";
}

/** Returns whether a click opens the row: not if it was on a link or button, or ended a selection of text. */
function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as HTMLElement;
  return !target.closest("a, button, input, label") && (getSelection()?.isCollapsed ?? true);
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = (event.target as HTMLElement).closest("[data-row]");
  if (!step || !here) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const next = links[links.indexOf(here as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
