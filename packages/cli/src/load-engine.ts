import { createEngine, type Engine } from "@rewright/engine";
import { readModels } from "@rewright/models";

let engine: Engine | undefined;

/** Returns the engine with the models that are shipped, read at the first call of the process. */
export function loadEngine(): Engine {
  engine ??= createEngine(readModels());
  return engine;
}
