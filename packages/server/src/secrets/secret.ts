import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDataFolder } from "../db/data-folder.ts";

/**
 * Returns the secret that is stored in the data folder. Generates it if there is none. Only the folder's owner can read
 * it.
 */
export async function generatedSecret(dataDir: string): Promise<string> {
  await makeDataFolder(dataDir);
  const file = join(dataDir, "secret");
  try {
    await writeFile(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = await readFile(file, "utf8");
  if (secret.length < 32)
    throw new Error(
      `${file} doesn't contain a usable secret. Delete the file, and the server will generate a new one.`,
    );
  return secret;
}

/**
 * Holds the current secret, and former secrets while a secret is being replaced. New signatures and hashes are made
 * with the current secret. Those made with any of the secrets are accepted.
 */
export type Secrets = readonly [current: string, ...others: string[]];

/** Holds the keys for one purpose, one for each secret, in the same order. */
export type Keys = readonly [current: Buffer, ...others: Buffer[]];

/** Derives the keys for one purpose from the secrets, so that different purposes never share a key. */
export function deriveKeys([current, ...others]: Secrets, purpose: string): Keys {
  const derive = (secret: string) => digestOf(secret, purpose);
  return [derive(current), ...others.map(derive)];
}

/** Returns a keyed hash as text, to be stored in a database column, a cookie or a link. */
export function keyedHash(key: Buffer, text: string): string {
  return digestOf(key, text).toString("base64url");
}

function digestOf(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/** Returns keyed hashes of a value that JSON can hold, one for each key. Equal values have equal hashes. */
export function digestsOf(keys: Keys, value: unknown): readonly [current: Buffer, ...others: Buffer[]] {
  const text = JSON.stringify(value);
  return withEach(keys, (key) => digestOf(key, text));
}

/** Returns the results of `hash` for each key, starting with the current key. */
export function withEach<T>(
  [current, ...others]: Keys,
  hash: (key: Buffer) => T,
): readonly [current: T, ...others: T[]] {
  return [hash(current), ...others.map(hash)];
}

/** Returns whether the signature was made for this text with one of the keys. */
export function isSigned(keys: Keys, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const expected = Buffer.from(keyedHash(key, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
