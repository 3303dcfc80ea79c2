import type { RewriteOptions } from "@rewright/engine";
import type { Logger } from "pino";
import { classOf, handicapsMs } from "../priority/classes.ts";
import { type Caller, planOf } from "../usage/caller.ts";
import { reserveUseOf } from "../usage/reserve-use.ts";
import { checkText } from "./check-text.ts";
import type { EnginePool } from "./engine-pool.ts";
import type { Rewritten } from "./engine-task.ts";

type Deps = Parameters<typeof reserveUseOf>[0] & { readonly engine: EnginePool; readonly logger: Logger };

/** Rewrites a text within the limits of the caller's plan. Only a text that was rewritten is counted. */
export async function rewriteFor(
  deps: Deps,
  caller: Caller,
  { text, options, signal }: { text: string; options: RewriteOptions; signal: AbortSignal },
): Promise<Rewritten> {
  checkText(planOf(caller), text);
  const use = await reserveUseOf(deps, caller);
  const priority = handicapsMs[classOf(caller, use.paidWith)];
  try {
    const rewritten = await deps.engine.rewrite(text, options, { signal, priority });
    signal.throwIfAborted();
    if (rewritten.report.findings.some(({ code }) => code === "not_english")) await use.giveBack();
    else await use.keep();
    return rewritten;
  } catch (error) {
    // A use that cannot be given back now is given back when its lease ends.
    await use.giveBack().catch((err) => deps.logger.warn({ err }, "a use could not be given back"));
    throw error;
  }
}
