import { type DocumentPool, FileProblem } from "../src/batches/document-pool.ts";
import type { DocumentTask } from "../src/batches/document-task.ts";
import runDocumentTask from "../src/batches/document-worker.ts";
import type { EnginePool } from "../src/rewriting/engine-pool.ts";
import type { EngineRequest, EngineResult } from "../src/rewriting/engine-task.ts";
import type { Lifetime } from "./lifetime.ts";
import runEngineTask from "./scripted-worker.ts";

/** Starts a rewriting engine in the test's thread, using `scripted-worker.ts`. It ends with its server. */
export function startKillableEngine(lifetime: Lifetime): EnginePool {
  const run = <Request extends EngineRequest>(request: Request): Promise<EngineResult<Request["kind"]>> =>
    lifetime.call(
      () => runEngineTask({ ...request, startedAt: new Float64Array(1) }) as Promise<EngineResult<Request["kind"]>>,
    );
  return {
    rewrite: (text, options) => run({ kind: "rewrite", text, options }),
    rewriteUnlike: (text, how) => run({ kind: "rewrite-unlike", text, ...how }),
    alternatives: (sentence, options) => run({ kind: "alternatives", sentence, options }),
    measure: (text) => run({ kind: "measure", text }),
    fixes: (sentences, options) => run({ kind: "fixes", sentences, options }),
    engineClient: {
      plan: (text, options) => run({ kind: "plan", text, options }),
      review: (job) => run({ kind: "review", ...job }),
      compose: (job) => run({ kind: "compose", ...job }),
      rewriteDeeper: (text, options) => run({ kind: "deeper", text, options }),
    },
    load: () => ({ running: 0, waiting: 0 }),
    refuseWaiting: () => {},
    isReady: async () => true,
    close: async () => {},
  };
}

/** Starts the processing of document files in the test's thread. It ends with its server. */
export function startKillableDocuments(lifetime: Lifetime): DocumentPool {
  const run = <Value>(task: DocumentTask): Promise<Value> =>
    lifetime.call(async () => {
      const answer = runDocumentTask(task);
      if ("problem" in answer) throw new FileProblem(answer.problem);
      return answer.value as Value;
    });
  return {
    read: (name, bytes) => run({ kind: "read", name, bytes }),
    save: (name, bytes, edits) => run({ kind: "save", name, bytes, edits }),
    zip: (files) => run({ kind: "zip", files }),
    close: async () => {},
  };
}
