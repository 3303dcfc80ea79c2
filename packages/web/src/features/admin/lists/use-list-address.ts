import { useMemo } from "react";
import { useSearchParams } from "react-router";

/** The query parameters that all lists have besides their filters. */
const common = ["search", "sort_by", "sort_order", "page", "cursor"] as const;
/**
 * The query parameters that are removed when the search, filter or order changes, because they are only valid for one
 * query.
 */
const position = ["page", "cursor"] as const;

export interface Sort {
  readonly by: string;
  readonly order: "asc" | "desc";
}

export interface ListAddress {
  /** The query string for the server, without "?". */
  readonly query: string;
  readonly search: string;
  readonly page: number;
  /** The order of the rows. Undefined if the list has only one. */
  readonly sort: Sort | undefined;
  readonly filter: (name: string) => string | undefined;
  /** True if a search or filter is set. */
  readonly isNarrowed: boolean;
  readonly setFilter: (name: string, value: string | undefined) => void;
  readonly setSort: (sort: Sort) => void;
  readonly toPage: (page: number, cursor?: string) => void;
  /** Removes the search and all filters. */
  readonly clear: () => void;
  /** Removes the search, all filters, the order and the page. */
  readonly startOver: () => void;
}

/**
 * Keeps a list's search, filters, order and page in the URL, so that a reload or going back shows the same rows. The
 * names are those of the server's parameters.
 *
 * @param filters The names of the list's filters
 * @param defaultSort The server's default order, if the list has several
 */
export function useListAddress(filters: readonly string[] = [], defaultSort?: Sort): ListAddress {
  const [params, setParams] = useSearchParams();

  return useMemo(() => {
    const asked = new URLSearchParams();
    for (const name of [...common, ...filters]) {
      const value = params.get(name)?.trim();
      if (value) asked.set(name, value);
    }

    function change(changes: Readonly<Record<string, string | undefined>>): void {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of position) after.delete(name);
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { state: { keepPlace: true } },
      );
    }

    return {
      query: asked.toString(),
      search: asked.get("search") ?? "",
      page: Math.max(1, Number.parseInt(asked.get("page") ?? "1", 10) || 1),
      sort: defaultSort && {
        by: asked.get("sort_by") ?? defaultSort.by,
        order: (asked.get("sort_order") ?? defaultSort.order) === "asc" ? "asc" : "desc",
      },
      filter: (name) => asked.get(name) ?? undefined,
      isNarrowed: ["search", ...filters].some((name) => asked.has(name)),
      setFilter: (name, value) => change({ [name]: value }),
      setSort: ({ by, order }) => change({ sort_by: by, sort_order: order }),
      toPage: (page, cursor) => change({ page: page > 1 ? String(page) : undefined, cursor }),
      clear: () => change(without(["search", ...filters])),
      startOver: () => change(without([...common, ...filters])),
    };
  }, [params, setParams, filters, defaultSort]);
}

const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]));
