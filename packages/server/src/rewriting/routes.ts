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
import { type ApiRoute, type Call, route } from "../http/route.ts";
import type { Shutdown } from "../http/shutdown.ts";
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
};

/** Returns the API routes that rewrite and measure texts. */
export function rewritingRoutes(deps: Deps): ApiRoute[] {
  async function humanizeText(call: Call<typeof humanizeSentence>, unlike: readonly number[] = []) {
    refuseInMaintenance(call);
    const signal = AbortSignal.any([call.signal, deps.shutdown.ending]);
    const { grammar, ...input } = call.input;
    const result = await rewriteFor(deps, call, { ...toAsked(input), unlike }, signal);
    if (!grammar) return result;
    const found = await deps.grammar.check(result.transformed_text, input, signal);
    return { ...result, findings: [...result.findings, ...found] };
  }
  /** Rate-limits requests that do not count as a rewrite, by caller and by address. */
  async function limitAsking({ guest, account }: Caller, action: "alternatives" | "measures"): Promise<void> {
    const subject = account?.id ?? guest.cookieId;
    await deps.limitAttempts(action, { subject, addressHash: guest.addressHash });
  }

  /** Alternatives are for texts that the caller may have rewritten: guests need an allowance, which they do not use. */
  function refuseGuest({ account }: Caller): void {
    if (!account && deps.anonymousDailyGenerations === 0) throw new AppError("sign_in_required");
  }

  return [
    route(
      humanize,
      (call) => {
        const { unlike, ...input } = call.input;
        return humanizeText({ ...call, input }, unlike);
      },
      refuseUltraRun,
    ),
    route(humanizeSentence, (call) => humanizeText(call), refuseUltraRun),
    route(
      sentenceAlternatives,
      async (call) => {
        refuseInMaintenance(call);
        refuseGuest(call);
        await limitAsking(call, "alternatives");
        const { input, signal } = call;
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
        const { input, signal } = call;
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
