import type { Plugin } from "vite";
import { listModelParts } from "./model-parts.ts";

const id = "virtual:model-parts";

/** Returns a Vite plugin with the module that lists the parts of the models, which belong to the same build. */
export function modelPartsPlugin(): Plugin {
  return {
    name: "rewright-model-parts",
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return undefined;
      return `export default ${JSON.stringify(await listModelParts())};`;
    },
  };
}
