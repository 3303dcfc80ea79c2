import type { Endpoint } from "@rewright/contract/endpoint";
import type { Pagination } from "@rewright/contract/paging";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { CallError, read } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { partsStrings } from "../strings.ts";

interface Page<Row> {
  readonly data: readonly Row[];
  readonly pagination: Pagination;
  /** The server's message about the rows, for example why there are none. */
  readonly message?: string | undefined;
}

type RowOf<E extends Endpoint> = z.output<E["output"]> extends Page<infer Row> ? Row : never;

export interface AdminList<Row> {
  /** The rows of the page. Undefined until the server has responded, or if it returned no rows. */
  readonly page: Page<Row> | undefined;
  /** The reason why the rows are missing or out of date. */
  readonly problem: Problem | undefined;
  /** True if the server refuses the query in the URL, so that trying again is useless. */
  readonly isRefused: boolean;
  /** True while rows are being loaded. Meanwhile those of the previous page stay visible. */
  readonly loading: boolean;
  readonly retry: () => void;
}

/**
 * Loads one page of an administrators' list: `useAdminList<typeof listUsers>("/api/users", address.query)`.
 *
 * @param missing Returns a page to show if the server does not support the list or the query
 */
export function useAdminList<E extends Endpoint>(
  path: `/${string}`,
  query: string,
  missing?: (error: unknown) => Page<RowOf<E>> | undefined,
): AdminList<RowOf<E>> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }): Promise<Page<RowOf<E>>> => {
      try {
        return (await read<E>(query ? `${path}?${query}` : path, signal)) as Page<RowOf<E>>;
      } catch (error) {
        const instead = missing?.(error);
        if (instead) return instead;
        throw error;
      }
    },
    placeholderData: (previous, before) => (before?.queryKey[0] === path ? previous : undefined),
  });
  return {
    page: data,
    problem: error ? problemOf(error, partsStrings.anUnexpectedErrorOccurred) : undefined,
    isRefused: error instanceof CallError && error.code === "invalid_input",
    loading: isFetching,
    retry: () => refetch(),
  };
}
