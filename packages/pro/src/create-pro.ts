import { createLanguageModel, type ModelDeps } from "./model/language-model.ts";
import { rewriteLocally } from "./pipeline/rewrite-locally.ts";
import { rewriteWithModel } from "./pipeline/rewrite-with-model.ts";
import type { Desk, Pro } from "./pro.ts";

/** The paid engine. Without a model it is the local engine, searching deeper. */
export function createPro<Result>({ desk, model }: { desk: Desk<Result>; model: ModelDeps | undefined }): Pro<Result> {
  if (!model) {
    return { kind: "pro_local", rewrite: (text, options, run) => rewriteLocally(desk, text, options, run) };
  }
  const languageModel = createLanguageModel(model);
  const deps = { desk, model: languageModel, concurrency: model.settings.concurrency, logger: model.logger };
  return { kind: "pro", rewrite: (text, options, run) => rewriteWithModel(deps, text, options, run) };
}
