import { createEngine, type Engine } from "@rewright/engine";
import { readModels } from "@rewright/models";

let engine: Engine | undefined;

/** Returns the engine with the models in the package. They are read once per process. */
export function loadEngine(): Engine {
  engine ??= createEngine(readModels());
  return engine;
}
