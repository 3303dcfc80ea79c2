import type { Engine } from "@rewright/engine";
import { createLedger, createPro, createSemaphore, type ModelSettings } from "@rewright/pro";
import { createEngineClient } from "@rewright/pro/engine-client";
import { complain } from "./output.ts";
import { createProgress } from "./progress.ts";
import { createRemarks } from "./remarks.ts";
import type { Streams } from "./streams.ts";
import type { WordedCommand } from "./with-words.ts";
import type { Writer } from "./writer.ts";

/**
 * The time limit for the language model in milliseconds. It is long, because a model on the user's own machine may be
 * slow.
 */
const dayMs = 24 * 3_600_000;

/** A logger that drops all messages, because errors are reported by the outcome. */
const logger = { warn: () => {}, error: () => {} };

/**
 * The number of lines that are read for each line that is rewritten at the same time. One long text therefore does not
 * delay the others.
 */
const linesPerPlace = 4;

/**
 * Creates a writer that uses Humanize Pro with a language model. Failures of the model are reported on standard error,
 * each once.
 */
export function rewriteByModel(
  engine: Engine,
  command: WordedCommand,
  { settings, stderr }: { readonly settings: ModelSettings } & Pick<Streams, "stderr">,
): Writer {
  const { concurrency } = settings;
  const semaphore = createSemaphore(concurrency);
  const pro = createPro({
    engineClient: createEngineClient(engine),
    model: { settings, semaphore, ledger: createLedger(), logger, now: Date.now, modelMs: dayMs },
  });
  // Texts that all began at once would keep this thread from reading answers in time.
  const atOnce = createSemaphore(concurrency);
  const progress = createProgress(stderr);
  const remarksOn = createRemarks(settings);
  return {
    async write(text, signal) {
      const ticket = { signal, priority: 0 };
      const outcome = await atOnce.run(ticket, () =>
        pro.rewrite(text, command, { ...ticket, owner: undefined, onProgress: progress.begin() }),
      );
      progress.clear();
      for (const remark of remarksOn(outcome)) complain(stderr, remark);
      return { report: outcome.result, isByModel: outcome.engine === "pro" };
    },
    ahead: linesPerPlace * concurrency,
    beforeOutput: progress.clear,
  };
}
