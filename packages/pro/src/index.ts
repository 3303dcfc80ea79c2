/** The public surface of Humanize Pro. */
export { createPro } from "./create-pro.ts";
export type { Logger } from "./logger.ts";
export type { ModelDeps } from "./model/language-model.ts";
export type { ModelObserver } from "./model/observer.ts";
export type {
  ComposeJob,
  Deeper,
  Desk,
  Failure,
  Ledger,
  Part,
  Pro,
  ProOptions,
  ProOutcome,
  ProRun,
  ReviewJob,
  Slots,
  Spent,
  Turn,
} from "./pro.ts";
export type { ModelEndpoint, ModelSettings } from "./settings.ts";
export { createLedger, createSlots } from "./single-process.ts";
