import { join } from "node:path";

/** The folder of code that one process has compiled, so that the next need not. */
export const compileCache = process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, "../../../.cache/node-compile");
