import { useMemo } from "react";
import { useSearchParams } from "react-router";

/** What every list can be asked for beside its own filters. */
const common = ["search", "sort_by", "sort_order", "page", "cursor"] as const;
/** What begins a list anew: another page of what was shown before would be of no use. */
const position = ["page", "cursor"] as const;

export interface Sort {
  readonly by: string;
  readonly order: "asc" | "desc";
}

export interface ListAddress {
  /** For the server, as a query without question mark. */
  readonly query: string;
  readonly search: string;
  readonly page: number;
  /** Undefined where the list has one order only. */
  readonly sort: Sort | undefined;
  readonly filter: (name: string) => string | undefined;
  /** The list is narrowed down by a search or a filter. */
  readonly isNarrowed: boolean;
  readonly setFilter: (name: string, value: string | undefined) => void;
  readonly setSort: (sort: Sort) => void;
  readonly toPage: (page: number, cursor?: string) => void;
  /** Drops search and filters. */
  readonly clear: () => void;
  /** Drops everything that the list is asked for. */
  readonly startOver: () => void;
}

/**
 * What a list is asked for: search, filters, order and page. It is kept in the page's address under the names that the
 * server gives them, so that loading again and going back bring the same rows.
 *
 * @param filters names of the list's own filters
 * @param defaultSort the order that the server chooses, where there are several
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
