import { suggestFixes } from "@rewright/contract/fixes";
import {
  type FreeMode,
  humanize,
  humanizeSentence,
  type Mode,
  measureText as measureEndpoint,
  sentenceAlternatives,
} from "@rewright/contract/rewriting";
import type { AttemptLimiter } from "../attempts/limit-attempts.ts";
import { type ApiRoute, type Call, route } from "../http/route.ts";
import type { Caller } from "../usage/caller.ts";
import { toAsked } from "./engine-options.ts";
import { findFixes } from "./find-fixes.ts";
import { measureText } from "./measure-text.ts";
import { refuseInMaintenance } from "./refuse-in-maintenance.ts";
import { refuseUltraRun } from "./refuse-ultra-run.ts";
import { type RewritingDeps, rewriteFor } from "./rewrite-for.ts";
import { suggestAlternatives } from "./suggest-alternatives.ts";

type Deps = RewritingDeps & { readonly limitAttempts: AttemptLimiter };

/** The addresses that rewrite. */
export function rewritingRoutes(deps: Deps): ApiRoute[] {
  async function humanizeText(call: Call<typeof humanizeSentence>, unlike: readonly number[] = []) {
    refuseInMaintenance(call);
    return rewriteFor(deps, call, { ...toAsked(call.input), unlike }, call.signal);
  }
  /** Limits what is not counted as a rewrite, by who asks and from where. */
  async function limitAsking({ guest, account }: Caller, action: "alternatives" | "measures"): Promise<void> {
    const subject = account?.id ?? guest.cookieId;
    await deps.limitAttempts(action, { subject, addressHash: guest.addressHash });
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
        await limitAsking(call, "alternatives");
        const { input, signal } = call;
        return { sentences: await findFixes(deps, call, { ...input, mode: localMode(input.mode), signal }) };
      },
      refuseUltraRun,
    ),
  ];
}

/** Returns the mode in which the local engine works: premium says by whom a text is written, not how. */
function localMode(mode: Mode): FreeMode {
  return mode === "premium" ? "standard" : mode;
}
