import { join } from "node:path";

/** The folder of compiled code that test processes share. */
export const compileCache = process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, "../../../.cache/node-compile");
