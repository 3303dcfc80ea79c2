import type { Choice, Plan, Review, RewriteOptions } from "@rewright/engine";
import type { LiteResults, LiteTask, Rewritten } from "@rewright/lite/lite-task";
import type { Deeper, ReviewJob } from "@rewright/pro";

/** A task that a worker thread does. */
export type EngineRequest =
  | LiteTask
  | { readonly kind: "plan"; readonly text: string; readonly options: RewriteOptions }
  | ({ readonly kind: "review" } & ReviewJob)
  | { readonly kind: "compose"; readonly text: string; readonly plan: Plan; readonly choices: readonly Choice[] }
  | { readonly kind: "deeper"; readonly text: string; readonly options: RewriteOptions }
  | { readonly kind: "ready" };

/** Maps each kind of task to its result. */
interface Results extends LiteResults {
  readonly plan: Plan;
  readonly review: Review;
  readonly compose: Rewritten;
  readonly deeper: Deeper<Rewritten>;
  readonly ready: true;
}
export type EngineResult<Kind extends EngineRequest["kind"]> = Results[Kind];

export type EngineTask = EngineRequest & {
  /** Shared memory in which the worker stores the time in milliseconds when it starts the task. 0 until then. */
  readonly startedAt: Float64Array;
};
