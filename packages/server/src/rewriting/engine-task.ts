import type { Detection, Mode, Report, RewriteOptions, TextStyle } from "@rewright/engine";

/** What a worker can be asked for. */
export type EngineRequest =
  | { readonly kind: "rewrite"; readonly text: string; readonly options: RewriteOptions }
  | { readonly kind: "alternatives"; readonly sentence: string; readonly options: { mode: Mode; seed: number } }
  | { readonly kind: "ready" };

export type EngineTask = EngineRequest & {
  /** Shared memory; the worker writes the time (in milliseconds) at which it began, which is 0 before. */
  readonly startedAt: Float64Array;
};

/** What a worker gives for a rewrite. Only the workers load the engine, so its version comes along. */
export interface Rewritten {
  readonly report: Report;
  readonly style: { readonly before: TextStyle; readonly after: TextStyle };
  readonly likeness: { readonly before: Detection; readonly after: Detection };
  readonly version: string;
}
