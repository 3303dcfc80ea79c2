import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decrypt, encrypt } from "./encryption.ts";
import type { Keys } from "./secret.ts";

const key: Keys = [randomBytes(32)];

test("decrypting returns the original bytes, and the encrypted content does not contain the text", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (content, purpose) => {
      const encrypted = encrypt(key, purpose, content);
      expect(decrypt(key, purpose, encrypted)).toEqual(Buffer.from(content));
      expect(encrypt(key, purpose, content)).not.toEqual(encrypted);
    }),
  );
});

test("[SAFETY-18] decrypting fails with another key, for another row, or if a byte was changed", () => {
  const encrypted = encrypt(key, "run 1", "The text.");
  expect(() => decrypt([randomBytes(32)], "run 1", encrypted)).toThrow();
  expect(() => decrypt(key, "run 2", encrypted)).toThrow();
  for (const at of [0, 14, encrypted.length - 1]) {
    const changed = Buffer.from(encrypted);
    changed[at]! ^= 1;
    expect(() => decrypt(key, "run 1", changed)).toThrow();
  }
});
