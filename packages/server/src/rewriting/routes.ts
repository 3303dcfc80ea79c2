import { humanize, humanizeSentence, sentenceAlternatives } from "@rewright/contract/rewriting";
import { AppError } from "../app-error.ts";
import type { AttemptLimiter } from "../attempts/limit-attempts.ts";
import { type ApiRoute, type Call, route } from "../http/route.ts";
import { engineMode, engineOptions } from "./engine-options.ts";
import { refuseUltraRun } from "./refuse-ultra-run.ts";
import { rewriteFor } from "./rewrite-for.ts";
import { suggestAlternatives } from "./suggest-alternatives.ts";
import { toResult } from "./to-result.ts";

type Deps = Parameters<typeof rewriteFor>[0] & {
  readonly limitAttempts: AttemptLimiter;
};

/** The addresses that rewrite. */
export function rewritingRoutes(deps: Deps): ApiRoute[] {
  async function humanizeText(call: Call<typeof humanize>) {
    refuseInMaintenance(call);
    const { input, signal } = call;
    const { text_content: text, ultra: isSwitchedOn, ...given } = input;
    const ultra = isSwitchedOn || given.mode === "premium";
    const options = engineOptions(given, ultra);
    const rewritten = await rewriteFor(deps, call, { text, options, signal });
    return toResult(rewritten, { seed: given.seed, ultra });
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
        const mode = engineMode(input.mode);
        return { alternatives: await suggestAlternatives(deps, call, { ...input, mode, signal }) };
      },
      refuseUltraRun,
    ),
  ];
}

function refuseInMaintenance({ settings }: Pick<Call, "settings">): void {
  if (settings.maintenance) throw new AppError("maintenance", undefined, { retryAfterSeconds: 600 });
}
