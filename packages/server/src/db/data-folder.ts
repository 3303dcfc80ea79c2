import { mkdir } from "node:fs/promises";

/**
 * Creates the data folder if it does not exist. Only its owner can read it.
 * @throws an error that names the folder, if it cannot be created
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
