import type { Pagination } from "@rewright/contract/paging";
import type { z } from "zod";
import type { ApiRoute, Call } from "#src/http/route.ts";

/** Rows per query; no cursor or lock is held between two queries. */
const batchRows = 1000;

type Row = Readonly<Record<string, unknown>>;

/** Returns the columns of a list from its endpoint's output schema. */
export function columnsOf({ endpoint }: ApiRoute): string[] {
  const { data } = (endpoint.output as z.ZodObject<{ data: z.ZodArray<z.ZodObject> }>).shape;
  return Object.keys(data.element.shape);
}

/**
 * Yields every row of a list in batches, as the list shows it. Sorts the oldest rows first where the list can be
 * sorted, so that rows changed meanwhile appear again at the end instead of being missed.
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
