import { createLanguageModel } from "./model/language-model.ts";
import type { ModelDeps } from "./model/model-deps.ts";
import { rewriteLocally } from "./pipeline/rewrite-locally.ts";
import { rewriteWithModel } from "./pipeline/rewrite-with-model.ts";
import type { EngineClient, Pro } from "./pro.ts";

interface ProDeps<Result> {
  readonly engineClient: EngineClient<Result>;
  /** The language model. If undefined, Pro uses the local engine with a deeper search. */
  readonly model: (ModelDeps & ModelTime) | undefined;
}

interface ModelTime {
  /** The most milliseconds that the model may take for one text. */
  readonly modelMs: number;
}

/** Creates Humanize Pro, which rewrites texts with a language model or, without one, with the local engine. */
export function createPro<Result>({ engineClient, model }: ProDeps<Result>): Pro<Result> {
  if (!model) {
    return { kind: "pro_local", rewrite: (text, options, run) => rewriteLocally(engineClient, text, options, run) };
  }
  const languageModel = createLanguageModel(model);
  const { concurrency, secondReading } = model.settings;
  const { logger, modelMs } = model;
  const deps = { engineClient, model: languageModel, secondReading, concurrency, logger, modelMs };
  return { kind: "pro", rewrite: (text, options, run) => rewriteWithModel(deps, text, options, run) };
}
