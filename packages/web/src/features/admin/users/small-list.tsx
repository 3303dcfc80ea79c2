import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { count, total } from "../fields/total.ts";
import type { AdminList } from "../lists/use-admin-list.ts";
import { LoadFailed } from "../load-failed.tsx";
import { usersStrings } from "./strings.ts";

interface SmallListProps<Row> {
  /** The name of the rows in the plural. */
  readonly label: string;
  readonly empty: string;
  readonly list: AdminList<Row>;
  readonly rowKey: (row: Row) => string | number;
  readonly row: (row: Row) => ReactNode;
  /** The URL of the full list. */
  readonly allTo: To;
}

/** Shows the newest rows of a list, with a link to all, within an account's details. */
export function SmallList<Row>({ label, empty, list, rowKey, row, allTo }: SmallListProps<Row>) {
  const { page, problem, retry } = list;
  if (!page && problem) {
    return <LoadFailed what={usersStrings.listFailed(label)} problem={problem} onRetry={retry} />;
  }
  if (!page) {
    return (
      <div role="status">
        <span className="sr-only">{usersStrings.loading(label)}</span>
        <span aria-hidden className="block h-14 rounded-surface bg-well" />
      </div>
    );
  }
  if (page.data.length === 0) return <p className="text-sm text-soft">{empty}</p>;
  return (
    <>
      <ul className="divide-y divide-hairline rounded-surface border border-hairline bg-sheet text-sm">
        {page.data.map((item) => (
          <li key={rowKey(item)} className="px-4 py-2.5">
            {row(item)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-soft">
        {page.pagination.next_cursor && usersStrings.theNewest(count(page.data.length), total(page.pagination))}
        <Link to={allTo} className="text-pencil underline underline-offset-4">
          {usersStrings.showAll(label)}
        </Link>
      </p>
    </>
  );
}
