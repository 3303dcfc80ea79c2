import { pino } from "pino";
import type { Tracing } from "../src/operations/tracing/tracing.ts";
import { type EnginePool, startEnginePool } from "../src/rewriting/engine-pool.ts";

/**
 * Starts the real pool of worker threads with a test worker, whose behavior depends on the text. See
 * `scripted-worker.ts`.
 */
export function startScriptedEngine(
  options: { readonly timeoutMs?: number; readonly tracing?: Tracing } = {},
): EnginePool {
  const workerFile = new URL("./scripted-worker.ts", import.meta.url).href;
  return startEnginePool({ workers: 1, logger: pino({ level: "silent" }), workerFile, ...options });
}
