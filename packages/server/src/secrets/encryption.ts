import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Keys } from "./secret.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts content with AES-256-GCM (NIST SP 800-38D), a random nonce and the current key, which has 32 bytes.
 * `purpose` names the database row of the content, so that it cannot be moved to another row.
 */
export function encrypt([key]: Keys, purpose: string, content: Uint8Array | string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
  return Buffer.concat([iv, cipher.update(Buffer.from(content)), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts content with the key that encrypted it.
 * @throws if none of the keys encrypted it, if `purpose` differs, or if the content was changed
 */
export function decrypt([key, ...others]: Keys, purpose: string, encrypted: Uint8Array): Buffer {
  const [next, ...rest] = others;
  try {
    return decryptWith(key, purpose, encrypted);
  } catch (error) {
    if (!next) throw error;
    return decrypt([next, ...rest], purpose, encrypted);
  }
}

function decryptWith(key: Buffer, purpose: string, encrypted: Uint8Array): Buffer {
  const bytes = Buffer.from(encrypted);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
}
