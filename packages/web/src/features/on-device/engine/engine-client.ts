import { CallError, type call } from "#src/api/call.ts";
import { onDeviceStrings as strings } from "../strings.ts";
import type { EngineMessage, EngineRequest } from "./messages.ts";

/** Controls the web worker in which the engine runs. */
export interface EngineClient {
  /**
   * Returns a function that answers API requests on this device. It has the signature of `call`, which sends them to
   * the server.
   */
  readonly ask: (plan: EngineRequest["plan"]) => typeof call;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: CallError) => void;
}

/**
 * The milliseconds after which a task fails and the worker is ended. A text of 5,000 words takes seconds on a slow
 * phone.
 */
const longestMs = 60_000;
/** The milliseconds after which loading the models fails. */
const longestStartMs = 120_000;

/**
 * Starts the worker and waits until its models are loaded. Calls `onFailure` if the worker fails later; the returned
 * client cannot be used after that.
 * @throws CallError
 */
export async function startEngine(onFailure: () => void): Promise<EngineClient> {
  const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  let lastId = 0;
  let isReady = false;

  function stop(): void {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(failed());
    waiting.clear();
  }

  function fail(): void {
    stop();
    if (isReady) onFailure();
    else ready.reject(failed());
  }

  worker.addEventListener("error", fail);
  worker.addEventListener("messageerror", fail);
  worker.addEventListener("message", ({ data }: MessageEvent<EngineMessage>) => {
    if (data.kind === "unusable") fail();
    else if (data.kind === "ready") ready.resolve();
    else settle(data, waiting);
  });
  const timer = setTimeout(fail, longestStartMs);
  await ready.promise.finally(() => clearTimeout(timer));
  isReady = true;

  function ask(plan: EngineRequest["plan"]): typeof call {
    return (path, fields, signal) => {
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<never>();
      const overdue = setTimeout(fail, longestMs);
      // The worker finishes what it has begun; its answer is then ignored.
      signal?.addEventListener("abort", () => reject(signal.reason));
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, path, fields, plan } satisfies EngineRequest);
      return promise.finally(() => {
        clearTimeout(overdue);
        waiting.delete(id);
      });
    };
  }
  return { ask, stop };
}

function settle(message: Exclude<EngineMessage, { kind: "ready" | "unusable" }>, waiting: Map<number, Waiting>): void {
  const asked = waiting.get(message.id);
  if (message.kind === "answer") asked?.resolve(message.answer as never);
  else if (message.kind === "refusal") asked?.reject(new CallError(message.code, message.message));
  else asked?.reject(new CallError("internal", strings.rewriteFailed));
}

const failed = () => new CallError("unavailable", strings.engineFailed);
