import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Rewritten } from "@rewright/lite/lite-task";
import type { Pro } from "@rewright/pro";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { classOf, handicapsMs } from "../priority/classes.ts";
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

/** Holds the answer to a request that ends successfully. */
interface Ended {
  readonly result: HumanizeResult;
  /** True if Humanize Pro was asked, so that the same request can have another result. */
  readonly byPro: boolean;
  /** True if the result has the notice that an identical rewrite was counted before. */
  readonly isRepeat: boolean;
}

/** Runs in the transaction that makes the count of a rewrite final. If it throws, the rewrite fails. */
type OnEnd = (tx: Db, ended: Ended) => Promise<void>;

/** Rewrites a text within the limits of the caller's plan. Counts the rewrite only if something was rewritten. */
export async function rewriteFor(
  deps: RewritingDeps,
  caller: Caller,
  asked: Asked,
  signal: AbortSignal,
  onEnd?: OnEnd,
): Promise<HumanizeResult> {
  checkText(planOf(caller), asked.text);
  const use = await reserveRewriteOf(deps, caller, {
    leaseMs: leaseOf(caller, asked),
    request: requestHashes(deps, asked),
  });
  try {
    const terms = termsOf(caller, use, asked);
    const { isCounted, resultHashes, ...answer } = await answerText(deps, asked, { ...terms, signal });
    signal.throwIfAborted();
    // Only a background rewrite can be stopped and end without a result, so there is a result here.
    const result = answer.result!;
    const settle = (within: Db) => (isCounted ? use.keep(within, resultHashes) : use.giveBack(within));
    if (onEnd) {
      await deps.db.transaction(async (tx) => {
        await settle(tx);
        await onEnd(tx, { ...terms, result });
      });
    } else await settle(deps.db);
    return result;
  } catch (error) {
    // If returning the rewrite to the limit fails now, it is returned when its reservation expires.
    await use.giveBack().catch((err) => deps.logger.warn({ err }, "a use could not be given back"));
    throw error;
  }
}

interface Again {
  readonly asked: Asked;
  /** True if the earlier result had the notice that an identical rewrite was counted before. */
  readonly isRepeat: boolean;
  readonly signal: AbortSignal;
}

/**
 * Computes an earlier result of Humanize Lite again. Counts no rewrite, and works even if the caller has no rewrite
 * left.
 */
export async function rewriteAgain(
  deps: RewritingDeps,
  caller: Caller,
  { asked, isRepeat, signal }: Again,
): Promise<HumanizeResult> {
  const { result } = await answerText(deps, asked, {
    byPro: false,
    priority: handicapsMs[classOf(caller, "quota")],
    owner: undefined,
    isRepeat,
    isLimited: isRepeat,
    isLastCredit: false,
    wasGiven: async () => false,
    signal,
  });
  signal.throwIfAborted();
  return result!;
}
