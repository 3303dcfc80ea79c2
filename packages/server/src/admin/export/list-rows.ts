import type { Pagination } from "@rewright/contract/paging";
import type { z } from "zod";
import type { ApiRoute, Call } from "#src/http/route.ts";

/** Rows that are read at once; nothing is held between two reads. */
const batchRows = 1000;

type Row = Readonly<Record<string, unknown>>;

/** The columns of a list, as its endpoint describes them. */
export function columnsOf({ endpoint }: ApiRoute): string[] {
  const { data } = (endpoint.output as z.ZodObject<{ data: z.ZodArray<z.ZodObject> }>).shape;
  return Object.keys(data.element.shape);
}

/**
 * Every row of a list in batches, as the list shows it. Where the list can be sorted, the oldest come first: what
 * changes meanwhile comes once more at the end, rather than not at all.
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
