import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns the part of the models whose content has this hash, compressed with Brotli. Undefined if there is none. */
export type FindModelPart = (hash: string) => Promise<Uint8Array | undefined>;

/**
 * Returns a function that reads parts of the models from the folder to which the build of the pages has written them.
 */
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
