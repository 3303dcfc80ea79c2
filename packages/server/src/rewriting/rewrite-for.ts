import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Rewritten } from "@rewright/lite/lite-task";
import type { Pro } from "@rewright/pro";
import type { Logger } from "pino";
import type { Secrets } from "../secrets/secret.ts";
import { type Caller, planOf } from "../usage/caller.ts";
import { reserveRewriteOf } from "../usage/reserve-rewrite.ts";
import { answerText } from "./answer-text.ts";
import { checkText } from "./check-text.ts";
import type { Asked } from "./engine-options.ts";
import type { EnginePool } from "./engine-pool.ts";
import { requestHashes } from "./request-hashes.ts";
import { leaseOf, termsOf } from "./terms-of.ts";

/** Holds the database, engines and other services that a rewrite uses. */
export type RewritingDeps = Parameters<typeof reserveRewriteOf>[0] & {
  readonly engine: EnginePool;
  readonly pro: Pro<Rewritten>;
  readonly logger: Logger;
  readonly secrets: Secrets;
};

/** Rewrites a text within the limits of the caller's plan. Counts the rewrite only if something was rewritten. */
export async function rewriteFor(
  deps: RewritingDeps,
  caller: Caller,
  asked: Asked,
  signal: AbortSignal,
): Promise<HumanizeResult> {
  checkText(planOf(caller), asked.text);
  const use = await reserveRewriteOf(deps, caller, {
    leaseMs: leaseOf(caller, asked),
    request: requestHashes(deps, asked),
  });
  try {
    const { result, isCounted, resultHashes } = await answerText(deps, asked, {
      ...termsOf(caller, use, asked),
      signal,
    });
    signal.throwIfAborted();
    await (isCounted ? use.keep(deps.db, resultHashes) : use.giveBack());
    // Only a background rewrite can be stopped and end without a result, so there is a result here.
    return result!;
  } catch (error) {
    // If returning the rewrite to the limit fails now, it is returned when its reservation expires.
    await use.giveBack().catch((err) => deps.logger.warn({ err }, "a use could not be given back"));
    throw error;
  }
}
