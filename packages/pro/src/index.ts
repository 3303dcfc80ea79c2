/** Exports the public interface of Humanize Pro. */
export { createPro } from "./create-pro.ts";
export type { Logger } from "./logger.ts";
export type { ModelDeps } from "./model/language-model.ts";
export type { ModelObserver } from "./model/observer.ts";
export type {
  ComposeJob,
  Deeper,
  EngineClient,
  Failure,
  Ledger,
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
