import { suggestFixes } from "@rewright/contract/fixes";
import { humanize, humanizeSentence, sentenceAlternatives } from "@rewright/contract/rewriting";
import type { AttemptLimiter } from "../attempts/limit-attempts.ts";
import { type ApiRoute, type Call, route } from "../http/route.ts";
import { toAsked } from "./engine-options.ts";
import { findFixes } from "./find-fixes.ts";
import { refuseInMaintenance } from "./refuse-in-maintenance.ts";
import { refuseUltraRun } from "./refuse-ultra-run.ts";
import { type RewritingDeps, rewriteFor } from "./rewrite-for.ts";
import { suggestAlternatives } from "./suggest-alternatives.ts";

type Deps = RewritingDeps & { readonly limitAttempts: AttemptLimiter };

/** The addresses that rewrite. */
export function rewritingRoutes(deps: Deps): ApiRoute[] {
  async function humanizeText(call: Call<typeof humanize>) {
    refuseInMaintenance(call);
    return rewriteFor(deps, call, toAsked(call.input), call.signal);
  }
  return [
    route(humanize, humanizeText, refuseUltraRun),
    route(humanizeSentence, humanizeText, refuseUltraRun),
    route(
      sentenceAlternatives,
      async (call) => {
        refuseInMaintenance(call);
        const { guest, account, input, signal } = call;
        const subject = account?.id ?? guest.cookieId;
        await deps.limitAttempts("alternatives", { subject, addressHash: guest.addressHash });
        // Premium says by whom a text is written, and other wordings are by the local engine alone.
        const mode = input.mode === "premium" ? "standard" : input.mode;
        return { alternatives: await suggestAlternatives(deps, call, { ...input, mode, signal }) };
      },
      refuseUltraRun,
    ),
    route(
      suggestFixes,
      async (call) => {
        refuseInMaintenance(call);
        const { guest, account, input, signal } = call;
        const subject = account?.id ?? guest.cookieId;
        await deps.limitAttempts("alternatives", { subject, addressHash: guest.addressHash });
        const mode = input.mode === "premium" ? "standard" : input.mode;
        return { sentences: await findFixes(deps, call, { ...input, mode, signal }) };
      },
      refuseUltraRun,
    ),
  ];
}
