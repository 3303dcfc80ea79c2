import type { Plugin } from "vite";
import { listModelParts } from "./model-parts.ts";

const id = "virtual:model-parts";

/** Returns a Vite plugin that provides a module with the list of the models' parts. */
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
