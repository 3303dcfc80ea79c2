import { randomUUID } from "node:crypto";
import { startRun as startEndpoint, stopRun as stopEndpoint, watchRun as watchEndpoint } from "@rewright/contract/runs";
import { AppError } from "../app-error.ts";
import { type ApiRoute, accountOf, type Call, route, streamRoute } from "../http/route.ts";
import { toAsked } from "../rewriting/engine-options.ts";
import { refuseInMaintenance, refuseUltraRun } from "../rewriting/refuse-rewrite.ts";
import { withSavedWords } from "../saved-words/with-saved-words.ts";
import { countStream } from "./count-stream.ts";
import { readRun } from "./read-run.ts";
import type { RunContext } from "./run-context.ts";
import { startRun } from "./start-run.ts";
import { stopRun } from "./stop-run.ts";
import type { RunKey } from "./store.ts";
import { watchRun } from "./watch-run.ts";

/** Returns the API routes that start, watch and stop a background rewrite. */
export function runRoutes(context: RunContext): ApiRoute[] {
  /**
   * Returns the key of the caller's background rewrite.
   * @throws AppError `not_found` if the id is unknown or belongs to another account
   */
  async function ownRun(call: Call, id: string): Promise<RunKey> {
    const run = await readRun(context, { userId: accountOf(call).id, id });
    if (!run) throw new AppError("not_found");
    return { userId: run.userId, id: run.id };
  }
  return [
    route(
      startEndpoint,
      async (call) => {
        refuseInMaintenance(call);
        const { run_id: given, ...named } = call.input;
        const account = accountOf(call);
        const input = await withSavedWords(context, account, named);
        const { idempotencyKey } = call;
        const id = await startRun(
          context,
          { ...call, account },
          {
            id: (given ?? randomUUID()).toLowerCase(),
            asked: toAsked(input),
            keyed:
              idempotencyKey === undefined ? undefined : { ...call, account, path: startEndpoint.path, idempotencyKey },
          },
        );
        return { id, events: watchEndpoint.path.replace("{id}", id) };
      },
      refuseUltraRun,
    ),
    streamRoute(watchEndpoint, async (call) => {
      const run = await ownRun(call, call.input.id);
      const signal = AbortSignal.any([call.signal, context.closing.signal]);
      await countStream(context, run.userId, call.signal);
      return watchRun(context, run, { after: call.input.after, signal });
    }),
    route(stopEndpoint, async (call) => {
      await stopRun(context, await ownRun(call, call.input.id));
      return { success: true as const };
    }),
  ];
}
