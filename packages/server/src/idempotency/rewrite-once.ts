import { randomUUID } from "node:crypto";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import { AppError } from "../app-error.ts";
import type { Asked } from "../rewriting/engine-options.ts";
import { type RewritingDeps, rewriteAgain, rewriteFor } from "../rewriting/rewrite-for.ts";
import { leaseOf } from "../rewriting/terms-of.ts";
import type { Caller } from "../usage/caller.ts";
import { orUnavailable } from "../usage/or-unavailable.ts";
import { answersSince, requestsSince } from "./kept-since.ts";
import type { KeyedRequest, RequestCipher } from "./request-cipher.ts";
import { abandonRequest, claimRequest, completeRequest, findRequest, type StoredRequest } from "./store.ts";

interface Deps extends RewritingDeps {
  readonly requestCipher: RequestCipher;
}

interface Work {
  readonly asked: Asked;
  readonly signal: AbortSignal;
}

/**
 * The milliseconds by which the lease of a request is longer than the reservation of its rewrite, so that the
 * reservation expires first.
 */
const marginMs = 5000;

const retryAfterSeconds = 2;

/**
 * Rewrites a text once for each Idempotency-Key of a caller. A repeated request gets the same answer and is not
 * counted. Humanize Lite computes the answer again. An answer of Humanize Pro is stored for some minutes, encrypted. A
 * request that failed leaves nothing behind, so that it can be repeated.
 * @throws AppError `in_progress` while the first request is being answered; `key_reused` if the request differs from
 * the first one; `answer_deleted` if an answer of Humanize Pro is no longer stored; and the errors of `rewriteFor`
 */
export async function rewriteOnce(
  deps: Deps,
  caller: Caller & KeyedRequest,
  { asked, signal }: Work,
): Promise<HumanizeResult> {
  const { db, now, requestCipher } = deps;
  const hashes = requestCipher.keyHashes(caller);
  const [keyHash] = hashes;
  const lease = { id: randomUUID(), endsAt: new Date(now().getTime() + leaseOf(caller, asked) + marginMs) };
  const answered = await orUnavailable(() => claim(deps, caller, lease));
  if (answered) return repeat(deps, caller, { asked, signal }, answered);
  try {
    return await rewriteFor(deps, caller, asked, signal, async (tx, { result, byPro, isRepeat }) => {
      const answer = byPro ? requestCipher.encrypt(keyHash, result) : null;
      const stored = { byPro, isRepeat, answer, answeredAt: now() };
      if (!(await completeRequest(tx, keyHash, lease.id, stored))) throw new AppError("unavailable");
    });
  } catch (error) {
    // If the request cannot be deleted now, it can be repeated when its lease expires.
    await abandonRequest(db, keyHash, lease.id).catch((err) => deps.logger.warn({ err }, "a request stays leased"));
    throw error;
  }
}

/** Claims a request for this process. Returns the earlier request if it was answered. */
async function claim(
  { db, now, requestCipher }: Pick<Deps, "db" | "now" | "requestCipher">,
  caller: Caller & KeyedRequest,
  lease: { readonly id: string; readonly endsAt: Date },
): Promise<StoredRequest | undefined> {
  const at = now();
  const since = requestsSince(at);
  const [keyHash, ...formerHashes] = requestCipher.keyHashes(caller);
  const former = formerHashes.length > 0 ? await findRequest(db, formerHashes, since) : undefined;
  if (!former) {
    const request = { keyHash, requestHash: requestCipher.requestHash(caller), userId: caller.account?.id ?? null };
    if (await claimRequest(db, request, { now: at, since, lease })) return undefined;
  }
  const earlier = former ?? (await findRequest(db, [keyHash], since));
  if (earlier && !requestCipher.isOf(caller, earlier.requestHash)) throw new AppError("key_reused");
  // A request that failed meanwhile is gone. It can be repeated like one that is still running.
  if (!earlier || earlier.leaseId !== null) throw new AppError("in_progress", undefined, { retryAfterSeconds });
  return earlier;
}

async function repeat(
  deps: Deps,
  caller: Caller,
  { asked, signal }: Work,
  { keyHash, byPro, isRepeat, answer, answeredAt }: StoredRequest,
): Promise<HumanizeResult> {
  if (!byPro) return rewriteAgain(deps, caller, { asked, isRepeat, signal });
  if (!answer || !answeredAt || answeredAt <= answersSince(deps.now())) throw new AppError("answer_deleted");
  return deps.requestCipher.decrypt(keyHash, answer);
}
