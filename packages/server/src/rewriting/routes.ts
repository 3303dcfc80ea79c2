import { humanize, humanizeSentence, sentenceAlternatives } from "@rewright/contract/rewriting";
import { AppError } from "../app-error.ts";
import { type ApiRoute, type Call, route } from "../http/route.ts";
import { rewriteForGuest } from "./rewrite-for-guest.ts";
import { suggestAlternatives } from "./suggest-alternatives.ts";
import { toResult } from "./to-result.ts";

type Deps = Parameters<typeof rewriteForGuest>[0] & { readonly maintenance: boolean };

/** The addresses that rewrite. */
export function rewritingRoutes(deps: Deps): ApiRoute[] {
  async function humanizeText({ guest, input, signal }: Call<typeof humanize>) {
    refuseInMaintenance(deps);
    const { text_content: text, ...options } = input;
    return toResult(await rewriteForGuest(deps, guest, { text, options, signal }), options.seed);
  }
  return [
    route(humanize, humanizeText),
    route(humanizeSentence, humanizeText),
    route(sentenceAlternatives, async ({ input, signal }) => {
      refuseInMaintenance(deps);
      return { alternatives: await suggestAlternatives(deps, { ...input, signal }) };
    }),
  ];
}

function refuseInMaintenance({ maintenance }: Deps): void {
  if (maintenance) throw new AppError("maintenance", undefined, { retryAfterSeconds: 600 });
}
