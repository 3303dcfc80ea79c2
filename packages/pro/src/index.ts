/** The public surface of Humanize Pro. */
export type {
  ComposeJob,
  Deeper,
  Desk,
  JudgeJob,
  Ledger,
  Part,
  Pro,
  ProOutcome,
  ProRun,
  Slots,
  Spent,
  Turn,
} from "./pro.ts";
export type { ModelEndpoint, ModelSettings } from "./settings.ts";
