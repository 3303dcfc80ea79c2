import { createHmac, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDataFolder } from "../db/data-folder.ts";

/** Returns the secret of the data folder, which is generated at first and readable by its owner only. */
export async function generatedSecret(dataDir: string): Promise<string> {
  await makeDataFolder(dataDir);
  const file = join(dataDir, "secret");
  try {
    await writeFile(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = await readFile(file, "utf8");
  if (secret.length < 32) throw new Error(`${file} holds no usable secret. Delete it to have a new one generated.`);
  return secret;
}

/** Derives a key for one purpose from the secret, so that different purposes never share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(purpose).digest();
}
