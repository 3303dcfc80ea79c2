import type {
  Choice,
  Chunk,
  Detection,
  EngineName,
  Mode,
  Plan,
  ProOptions,
  Report,
  RewriteOptions,
  TextStyle,
  Verdict,
} from "@rewright/engine";
import type { Deeper } from "@rewright/pro";

/** What a worker can be asked for. */
export type EngineRequest =
  | { readonly kind: "rewrite"; readonly text: string; readonly options: RewriteOptions }
  | { readonly kind: "alternatives"; readonly sentence: string; readonly options: { mode: Mode; seed: number } }
  | { readonly kind: "plan"; readonly text: string; readonly options: ProOptions }
  | {
      readonly kind: "judge";
      readonly text: string;
      readonly chunk: Chunk;
      readonly answers: readonly string[];
      readonly options: ProOptions;
    }
  | { readonly kind: "compose"; readonly text: string; readonly plan: Plan; readonly choices: readonly Choice[] }
  | { readonly kind: "deeper"; readonly text: string; readonly options: ProOptions }
  | { readonly kind: "ready" };

/** What it gives. */
interface Results {
  readonly rewrite: Rewritten;
  readonly alternatives: string[];
  readonly plan: Plan;
  readonly judge: Verdict[];
  readonly compose: Rewritten;
  readonly deeper: Deeper<Rewritten>;
  readonly ready: true;
}
export type EngineResult<Kind extends EngineRequest["kind"]> = Results[Kind];

export type EngineTask = EngineRequest & {
  /** Shared memory; the worker writes the time (in milliseconds) at which it began, which is 0 before. */
  readonly startedAt: Float64Array;
};

/** What a worker gives for a rewrite. Only the workers load the engine, so its version comes along. */
export interface Rewritten {
  readonly report: Report;
  /** Who wrote each sentence of the report. */
  readonly writers: readonly EngineName[];
  readonly style: { readonly before: TextStyle; readonly after: TextStyle };
  readonly likeness: { readonly before: Detection; readonly after: Detection };
  readonly version: string;
}
