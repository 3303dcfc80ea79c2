import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { partsStrings } from "../strings.ts";
import { DataTable, type TableProps } from "./data-table.tsx";
import { Pager } from "./pager.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";
import type { AdminList } from "./use-admin-list.ts";
import type { ListAddress } from "./use-list-address.ts";

interface ListViewProps<Row> extends TableProps<Row> {
  readonly list: AdminList<Row>;
  readonly address: ListAddress;
  /** The message for an empty list. If a search or filter has no results, another message is shown. */
  readonly empty: ReactNode;
}

/** Shows a list: an outline while it is loaded, an error, a message if it is empty, or a table with pages. */
export function ListView<Row>({ list, address, empty, ...table }: ListViewProps<Row>) {
  const { page, problem, isRefused, loading, retry } = list;
  const { label, columns } = table;
  const failed = problem && (
    <LoadFailed
      what={page ? partsStrings.mayBeOld(label) : partsStrings.loadFailed(label)}
      problem={problem}
      onRetry={isRefused ? address.startOver : retry}
      retryLabel={isRefused ? partsStrings.showAll : undefined}
    />
  );
  if (!page) return failed ?? <TableSkeleton label={label} columns={columns} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {failed}
      {page.data.length === 0 ? (
        <div
          role="status"
          className="rounded-surface border border-hairline bg-sheet px-5 py-12 text-center text-pretty text-soft"
        >
          {page.message ?? nothing(label, address) ?? empty}
          {(address.isNarrowed || address.page > 1) && (
            <div className="mt-4">
              <Button onClick={() => (address.page > 1 ? address.toPage(1) : address.clear())}>
                {address.page > 1 ? partsStrings.goToTheFirst : partsStrings.clearSearchAndFilters}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <div>
          <DataTable
            {...table}
            rows={page.data}
            sort={address.sort}
            onSort={address.setSort}
            stale={loading}
            position={address.query}
          />
          <Pager
            label={label}
            page={address.page}
            shown={page.data.length}
            pagination={page.pagination}
            onPage={address.toPage}
          />
        </div>
      )}
    </div>
  );
}

function nothing(label: string, { page, search, isNarrowed }: ListAddress): string | undefined {
  if (page > 1) return partsStrings.emptyPage(label);
  if (search) return partsStrings.noMatch(label, search);
  return isNarrowed ? partsStrings.noMatchTheseFilters(label) : undefined;
}
