import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns a part of the models by the hash of its content, compressed with Brotli. Undefined if there is none. */
export type FindModelPart = (hash: string) => Promise<Uint8Array | undefined>;

/** Finds the parts that the build of the pages has written to a folder. They are read when they are requested. */
export function modelPartsIn(folder: string): FindModelPart {
  return async (hash) => {
    try {
      return await readFile(join(folder, `${hash}.br`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  };
}
