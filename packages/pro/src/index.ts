/** Exports the public interface of Humanize Pro. */
export { createPro } from "./create-pro.ts";
export type { ModelDeps, ModelObserver } from "./model/model-deps.ts";
export type {
  ComposeJob,
  Deeper,
  EngineClient,
  Failure,
  Ledger,
  Logger,
  Part,
  Pro,
  ProOptions,
  ProOutcome,
  ProRun,
  ReviewJob,
  Semaphore,
  Spent,
  Ticket,
} from "./pro.ts";
export type { ModelEndpoint, ModelSettings } from "./settings.ts";
export { createLedger, createSemaphore } from "./single-process.ts";
