import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { atMost } from "./at-most.ts";
import type { TaskName, Tasks } from "./tasks.ts";

/** Runs a task in a new thread. */
export type RunTask = <Name extends TaskName>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
) => Promise<Awaited<ReturnType<Tasks[Name]>>>;

/**
 * Two tasks that each read half of a file's lines. The number is fixed, so that results do not depend on the machine.
 */
export const halves = [0, 1].map((part) => ({ part, parts: 2 }));

/**
 * Creates a task runner that runs as many tasks at the same time as there are CPU cores. A task's result depends on its
 * input alone.
 */
export function createRunTask(): RunTask {
  const limit = atMost(availableParallelism());
  return (name, input) => limit(() => inWorker(name, input));
}

function inWorker<Name extends TaskName>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { name, input } });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
