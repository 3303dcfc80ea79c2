import { runLimits } from "@rewright/contract/limits";
import type { Rewritten } from "@rewright/lite/lite-task";
import { createPro, type ModelObserver, type ModelSettings, type Pro } from "@rewright/pro";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { createLedger } from "../language-model/create-ledger.ts";
import { createPrioritySemaphore } from "../priority/create-priority-semaphore.ts";
import type { EnginePool } from "./engine-pool.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly engine: EnginePool;
  readonly observer: ModelObserver;
}

/** The milliseconds that the model has for a run. The last 30 seconds of a run are for the report. */
const modelMs = runLimits.minutes * 60_000 - 30_000;

/** Creates the engine Humanize Pro, which uses the configured language model if there is one. */
export function connectPro(settings: ModelSettings | undefined, deps: Deps): Pro<Rewritten> {
  const { engine, logger, now, observer } = deps;
  if (!settings) return createPro({ engineClient: engine.engineClient, model: undefined });
  const semaphore = createPrioritySemaphore({ permits: settings.concurrency });
  const model = {
    settings,
    semaphore,
    ledger: createLedger(deps),
    logger,
    observer,
    now: () => now().getTime(),
    modelMs,
  };
  return createPro({ engineClient: engine.engineClient, model });
}
