import { readModels } from "@rewright/models";
import { createEngine } from "../src/index.ts";

/** The engine with the models that are shipped, created once for all test files of a worker. */
export const engine = createEngine(readModels());
