import type { Pagination } from "@rewright/contract/paging";
import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import { count, total } from "../fields/total.ts";
import { partsStrings } from "../strings.ts";
import { pageNumbers } from "./page-numbers.ts";

interface PagerProps {
  /** The name of the rows in the plural, such as "users". */
  readonly label: string;
  readonly page: number;
  /** The number of rows on this page. */
  readonly shown: number;
  readonly pagination: Pagination;
  readonly onPage: (page: number, cursor?: string) => void;
}

/**
 * Shows the range and the total number of rows, with links to other pages. The next page is requested by cursor, others
 * by number.
 */
export function Pager({ label, page, shown, pagination, onPage }: PagerProps) {
  const first = (page - 1) * pagination.limit + 1;
  const next = pagination.next_cursor;
  const pages = Math.max(Math.ceil(pagination.total / pagination.limit), next ? page + 1 : page);

  return (
    <nav
      aria-label={partsStrings.pages(label)}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <p role="status" className="text-sm text-soft tabular-nums">
        {shown === 0 ? "0" : `${count(first)}–${count(first + shown - 1)}`} of {total(pagination)} {label}
      </p>
      {pages > 1 && (
        <div className="flex items-center gap-1">
          {/* Avoids `disabled`: a disabled button would lose the focus just after it was pressed. */}
          <Button size="medium" aria-disabled={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
            <ChevronLeft size={16} aria-hidden />
            Previous
          </Button>
          <span className="px-2 text-sm text-soft tabular-nums md:hidden">{partsStrings.pageNow(count(page))}</span>
          <span className="hidden items-center gap-1 md:flex">
            {pageNumbers(page, pages).map((number, index, all) =>
              number === null ? (
                <span key={`gap-${all[index - 1]}`} aria-hidden className="px-1 text-soft">
                  …
                </span>
              ) : (
                <button
                  key={number}
                  type="button"
                  aria-label={partsStrings.pageNumber(count(number))}
                  aria-current={number === page ? "page" : undefined}
                  onClick={() => onPage(number)}
                  className={clsx(
                    "h-9 min-w-9 rounded-control px-2 text-sm font-medium tabular-nums",
                    number === page ? "bg-pencil-wash text-pencil" : "text-soft hover:bg-well hover:text-ink",
                  )}
                >
                  {count(number)}
                </button>
              ),
            )}
          </span>
          <Button size="medium" aria-disabled={!next} onClick={() => next && onPage(page + 1, next)}>
            Next
            <ChevronRight size={16} aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  );
}
