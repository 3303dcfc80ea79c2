import type { Engine, Report } from "@rewright/engine";
import { createLedger, createPro, createSlots, type Failure, type ModelSettings, type ProOutcome } from "@rewright/pro";
import { createDesk } from "@rewright/pro/desk";
import type { HumanizeCommand } from "./command.ts";
import type { Write } from "./humanize.ts";
import { complain } from "./output.ts";
import type { Streams } from "./streams.ts";
import { withProgress } from "./with-progress.ts";

/** A model on the user's own machine may be slow, and nobody else waits for it. */
const dayMs = 24 * 3_600_000;

/** What went wrong is in the outcome. */
const logger = { warn: () => {}, error: () => {} };

/** Rewrites by Humanize Pro with a language model. Where Humanize Lite has to write, says on standard error why, once. */
export function rewriteByModel(
  engine: Engine,
  command: HumanizeCommand,
  { settings, stderr }: { readonly settings: ModelSettings } & Pick<Streams, "stderr">,
): Write {
  const slots = createSlots(settings.concurrency);
  const pro = createPro({
    desk: createDesk(engine),
    model: { settings, slots, ledger: createLedger(), logger, now: Date.now },
    modelMs: dayMs,
  });
  const { host } = new URL(settings.endpoints[0]!.baseUrl);
  const turn = { signal: new AbortController().signal, priority: 0 };
  const said = new Set<string>();
  let lastFault: Failure = "closed";
  return async (text) => {
    const outcome = await withProgress(stderr, (onProgress) =>
      pro.rewrite(text, command, { ...turn, owner: undefined, onProgress }),
    );
    // One that is left alone is so for what it did before.
    if (outcome.failure && outcome.failure !== "closed") lastFault = outcome.failure;
    const remark = remarkOn(outcome, `the language model at ${host} ${faults[lastFault]}`);
    if (remark !== undefined && !said.has(remark)) complain(stderr, remark);
    if (remark !== undefined) said.add(remark);
    return outcome.result;
  };
}

const faults: Readonly<Record<Failure, string>> = {
  timeout: "does not answer in time",
  connection: "cannot be reached",
  server: "fails",
  cut: "breaks off its answers",
  busy: "has no time",
  misconfigured: "refuses the key, the address or the model",
  rejected: "refuses the request",
  absurd: "does not speak the OpenAI protocol",
  unusable: "gives no answer that can be used",
  closed: "cannot be reached",
  ceiling: "may not be asked any more: the ceiling for a day is reached",
  check: "wrote what could not be checked",
};

/** What to say of a text that Humanize Lite had to answer for, at least in part; undefined where there is nothing to say. */
function remarkOn({ result, engine, isPartlyLite, failure }: ProOutcome<Report>, fault: string): string | undefined {
  const isByLite = result.sentences.some(({ writer }) => writer === "lite");
  if ((engine !== "lite" && !isPartlyLite) || (!failure && !isByLite)) return undefined;
  const what = engine === "lite" ? "Humanize Lite answered" : "Humanize Lite answered for some sentences";
  return `${what}: ${failure ? fault : "what the language model wrote did not pass the checks"}`;
}
