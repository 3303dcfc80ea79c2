import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts content. `purpose` names the row that it belongs to, so that it cannot be moved to another. AES-256-GCM
 * (NIST SP 800-38D) with a random nonce; the key has 32 bytes.
 */
export function encrypt(key: Buffer, purpose: string, content: Uint8Array | string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
  return Buffer.concat([iv, cipher.update(Buffer.from(content)), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts content. @throws when it was encrypted with another key or for another purpose, or has been changed */
export function decrypt(key: Buffer, purpose: string, encrypted: Uint8Array): Buffer {
  const bytes = Buffer.from(encrypted);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
}
