import { mkdir } from "node:fs/promises";

/**
 * Makes the data folder where it does not exist, for its owner only.
 * @throws with a sentence that names the folder
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "EEXIST" || code === "ENOTDIR" ? "it is a file" : message;
    throw new Error(`The data folder ${folder} cannot be used: ${reason}.`, { cause: error });
  }
}
