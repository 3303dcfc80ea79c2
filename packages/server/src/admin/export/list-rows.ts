import type { Pagination } from "@rewright/contract/paging";
import type { z } from "zod";
import type { ApiRoute, Call } from "#src/http/route.ts";

/** The number of rows that each query reads. No cursor or lock is held between two queries. */
const batchRows = 1000;

type Row = Readonly<Record<string, unknown>>;

/** Returns the column names of a list, taken from the output schema of its endpoint. */
export function columnsOf({ endpoint }: ApiRoute): string[] {
  const { data } = (endpoint.output as z.ZodObject<{ data: z.ZodArray<z.ZodObject> }>).shape;
  return Object.keys(data.element.shape);
}

/**
 * Yields every row of a list, one batch after the other, as the list shows it. If the list can be sorted, the oldest
 * rows come first: rows that change meanwhile then appear again at the end instead of being missed.
 */
export async function* listRows({ endpoint, handle }: ApiRoute, call: Call): AsyncGenerator<readonly Row[]> {
  const input = endpoint.input.parse({ sort_order: "asc" }) as object;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const answer = await handle({ ...call, input: { ...input, limit: batchRows, cursor } });
    const { data, pagination } = answer as { data: readonly Row[]; pagination: Pagination };
    yield data;
    cursor = pagination.next_cursor;
  }
}
