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
  /** What the server says about the rows, such as why there are none. */
  readonly message?: string | undefined;
}

type RowOf<E extends Endpoint> = z.output<E["output"]> extends Page<infer Row> ? Row : never;

export interface AdminList<Row> {
  /** Undefined until the server has answered, and where it gave no rows. */
  readonly page: Page<Row> | undefined;
  /** Why the rows are not there, or are those of an earlier answer. */
  readonly problem: Problem | undefined;
  /** The server refuses what the address asks for: asking again is of no use. */
  readonly isRefused: boolean;
  /** Rows are on their way; those of the page before stay until then. */
  readonly loading: boolean;
  readonly retry: () => void;
}

/**
 * One page of an administrators' list: `useAdminList<typeof listUsers>("/api/users", address.query)`.
 *
 * @param missing what is shown where the server does not have the list, or not with this query
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
