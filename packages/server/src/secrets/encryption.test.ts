import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seal, unseal } from "./encryption.ts";

const key = randomBytes(32);

test("what was sealed comes back byte for byte, and never stands in the open", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (content, purpose) => {
      const sealed = seal(key, purpose, content);
      expect(unseal(key, purpose, sealed)).toEqual(Buffer.from(content));
      expect(seal(key, purpose, content)).not.toEqual(sealed);
    }),
  );
});

test("another key, another row and a changed byte are refused", () => {
  const sealed = seal(key, "run 1", "The text.");
  expect(() => unseal(randomBytes(32), "run 1", sealed)).toThrow();
  expect(() => unseal(key, "run 2", sealed)).toThrow();
  for (const at of [0, 14, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => unseal(key, "run 1", changed)).toThrow();
  }
});
