import { plans } from "@rewright/contract/plans";
import type { RewriteOptions } from "@rewright/engine";
import type { Logger } from "pino";
import type { Guest } from "../usage/guest.ts";
import { reserveUseOfGuest } from "../usage/reserve-use.ts";
import { checkText } from "./check-text.ts";
import type { EnginePool } from "./engine-pool.ts";
import type { Rewritten } from "./engine-task.ts";

type Deps = Parameters<typeof reserveUseOfGuest>[0] & { readonly engine: EnginePool; readonly logger: Logger };

/** Rewrites a text for a visitor without an account. Only a text that was rewritten is counted. */
export async function rewriteForGuest(
  deps: Deps,
  guest: Guest,
  { text, options, signal }: { text: string; options: RewriteOptions; signal: AbortSignal },
): Promise<Rewritten> {
  checkText(plans.free, text);
  const use = await reserveUseOfGuest(deps, guest);
  try {
    const rewritten = await deps.engine.rewrite(text, options, signal);
    signal.throwIfAborted();
    if (rewritten.report.findings.some(({ code }) => code === "not_english")) await use.giveBack();
    else await use.keep();
    return rewritten;
  } catch (error) {
    // A use that cannot be given back now is taken for stale later.
    await use.giveBack().catch((err) => deps.logger.warn({ err }, "a use could not be given back"));
    throw error;
  }
}
