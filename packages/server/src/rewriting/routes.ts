import { suggestFixes } from "@rewright/contract/fixes";
import {
  type FreeMode,
  humanize,
  humanizeSentence,
  type Mode,
  measureText as measureEndpoint,
  sentenceAlternatives,
} from "@rewright/contract/rewriting";
import { AppError } from "../app-error.ts";
import type { AttemptLimiter } from "../attempts/limit-attempts.ts";
import type { GrammarPool } from "../grammar/grammar-pool.ts";
import { withMistakes } from "../grammar/with-mistakes.ts";
import { type ApiRoute, type Call, route } from "../http/route.ts";
import type { Shutdown } from "../http/shutdown.ts";
import type { RequestCipher } from "../idempotency/request-cipher.ts";
import { rewriteOnce } from "../idempotency/rewrite-once.ts";
import { withSavedWords } from "../saved-words/with-saved-words.ts";
import type { Caller } from "../usage/caller.ts";
import { toAsked } from "./engine-options.ts";
import { findFixes } from "./find-fixes.ts";
import { measureText } from "./measure-text.ts";
import { refuseInMaintenance, refuseUltraRun } from "./refuse-rewrite.ts";
import { type RewritingDeps, rewriteFor } from "./rewrite-for.ts";
import { suggestAlternatives } from "./suggest-alternatives.ts";

type Deps = RewritingDeps & {
  readonly grammar: GrammarPool;
  readonly limitAttempts: AttemptLimiter;
  readonly shutdown: Shutdown;
  readonly requestCipher: RequestCipher;
};

/** Returns the API routes that rewrite and measure texts. */
export function rewritingRoutes(deps: Deps): ApiRoute[] {
  function untilShutdown({ signal }: Call): AbortSignal {
    return AbortSignal.any([signal, deps.shutdown.ending]);
  }

  /** Rate-limits requests that do not count as a rewrite, by caller and by address. */
  async function limitAsking({ guest, account }: Caller, action: "alternatives" | "measures"): Promise<void> {
    const subject = account?.id ?? guest.cookieId;
    await deps.limitAttempts(action, { subject, addressHash: guest.addressHash });
  }

  /**
   * Throws if the caller is a guest and guests may not rewrite texts here. Asking for alternatives does not use up a
   * rewrite.
   */
  function refuseGuest({ account }: Caller): void {
    if (!account && deps.anonymousDailyGenerations === 0) throw new AppError("sign_in_required");
  }

  return [
    route(
      humanize,
      async (call) => {
        refuseInMaintenance(call);
        const { unlike, ...named } = call.input;
        const asked = { ...toAsked(await withSavedWords(deps, call.account, named)), unlike };
        const signal = untilShutdown(call);
        const { idempotencyKey } = call;
        const result =
          idempotencyKey === undefined
            ? await rewriteFor(deps, call, asked, signal)
            : await rewriteOnce(deps, { ...call, path: humanize.path, idempotencyKey }, { asked, signal });
        return withMistakes(deps.grammar, result, asked, signal);
      },
      refuseUltraRun,
    ),
    route(
      humanizeSentence,
      async (call) => {
        refuseInMaintenance(call);
        const asked = toAsked(await withSavedWords(deps, call.account, call.input));
        const signal = untilShutdown(call);
        const result = await rewriteFor(deps, call, asked, signal);
        return withMistakes(deps.grammar, result, asked, signal);
      },
      refuseUltraRun,
    ),
    route(
      sentenceAlternatives,
      async (call) => {
        refuseInMaintenance(call);
        refuseGuest(call);
        await limitAsking(call, "alternatives");
        const input = await withSavedWords(deps, call.account, call.input);
        const { signal } = call;
        return suggestAlternatives(deps, call, { ...input, mode: localMode(input.mode), signal });
      },
      refuseUltraRun,
    ),
    route(measureEndpoint, async (call) => {
      refuseInMaintenance(call);
      await limitAsking(call, "measures");
      return measureText(deps, call, { ...call.input, signal: call.signal });
    }),
    route(
      suggestFixes,
      async (call) => {
        refuseInMaintenance(call);
        refuseGuest(call);
        await limitAsking(call, "alternatives");
        const input = await withSavedWords(deps, call.account, call.input);
        const { signal } = call;
        return { sentences: await findFixes(deps, call, { ...input, mode: localMode(input.mode), signal }) };
      },
      refuseUltraRun,
    ),
  ];
}

/** Returns the mode for the local engine. The mode "premium" only selects Humanize Pro, so it becomes "standard". */
function localMode(mode: Mode): FreeMode {
  return mode === "premium" ? "standard" : mode;
}
