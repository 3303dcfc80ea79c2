import { useMemo } from "react";
import { useSearchParams } from "react-router";

/** Lists the parameters that every list accepts besides its filters. */
const common = ["search", "sort_by", "sort_order", "page", "cursor"] as const;
/** Lists the parameters to reset when the query changes, because they belong to the previous query. */
const position = ["page", "cursor"] as const;

export interface Sort {
  readonly by: string;
  readonly order: "asc" | "desc";
}

export interface ListAddress {
  /** Holds the query string for the server, without question mark. */
  readonly query: string;
  readonly search: string;
  readonly page: number;
  /** Is undefined when the list has only one order. */
  readonly sort: Sort | undefined;
  readonly filter: (name: string) => string | undefined;
  /** Is true when a search or filter narrows the list. */
  readonly isNarrowed: boolean;
  readonly setFilter: (name: string, value: string | undefined) => void;
  readonly setSort: (sort: Sort) => void;
  readonly toPage: (page: number, cursor?: string) => void;
  /** Removes search and filters. */
  readonly clear: () => void;
  /** Removes search, filters, order and page. */
  readonly startOver: () => void;
}

/**
 * Keeps a list's search, filters, order and page in the page's address, under the server's parameter names, so that
 * reloading and going back show the same rows.
 *
 * @param filters names of the list's filters
 * @param defaultSort the server's default order, for a list with several
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
