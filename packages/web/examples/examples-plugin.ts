import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import type { Plugin } from "vite";
import { writeSample, writeStrengthExamples, writeStyleExamples } from "./write-examples.ts";

const writers = {
  "virtual:examples/sample": writeSample,
  "virtual:examples/strengths": writeStrengthExamples,
  "virtual:examples/styles": writeStyleExamples,
};

/**
 * Returns a Vite plugin that rewrites the pages' examples with the engine during the build, so that they match the
 * current version.
 */
export function examplesPlugin(): Plugin {
  let modules: Record<string, string> | undefined;

  function write(): Record<string, string> {
    const engine = createEngine(readModels());
    const written = Object.entries(writers).map(([id, writer]) => [id, JSON.stringify(writer(engine))]);
    return Object.fromEntries(written.map(([id, json]) => [`\0${id}`, `export default ${json};`]));
  }

  return {
    name: "rewright-examples",
    resolveId: (id) => (id in writers ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:examples/")) return undefined;
      modules ??= write();
      return modules[id];
    },
  };
}
