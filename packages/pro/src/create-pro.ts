import { createLanguageModel, type ModelDeps } from "./model/language-model.ts";
import { rewriteLocally } from "./pipeline/rewrite-locally.ts";
import { rewriteWithModel } from "./pipeline/rewrite-with-model.ts";
import type { EngineClient, Pro } from "./pro.ts";

interface ProDeps<Result> {
  readonly engineClient: EngineClient<Result>;
  /** Absent: the local engine's deeper search. */
  readonly model: ModelDeps | undefined;
  /** Milliseconds that the model may take for one text. Absent: a little less than a server's run. */
  readonly modelMs?: number;
}

/** Returns the paid engine. */
export function createPro<Result>({ engineClient, model, modelMs }: ProDeps<Result>): Pro<Result> {
  if (!model) {
    return { kind: "pro_local", rewrite: (text, options, run) => rewriteLocally(engineClient, text, options, run) };
  }
  const languageModel = createLanguageModel(model);
  const { concurrency, secondReading } = model.settings;
  const deps = { engineClient, model: languageModel, secondReading, concurrency, logger: model.logger, modelMs };
  return { kind: "pro", rewrite: (text, options, run) => rewriteWithModel(deps, text, options, run) };
}
