import { randomBytes } from "node:crypto";
import { passwordProblem } from "@rewright/contract/password";
import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hash.ts";

test("each rule has its sentence, and the first one that is broken is told", () => {
  const told = [
    ["Ab1!", "Password must be at least 8 characters long"],
    ["abcdefg1!", "Password must contain at least one uppercase letter"],
    ["ABCDEFG1!", "Password must contain at least one lowercase letter"],
    ["Abcdefgh!", "Password must contain at least one number"],
    ["Abcdefgh1", "Password must contain at least one special character"],
    ["", "Password must be at least 8 characters long"],
    [`Aa1!${"x".repeat(125)}`, "Password must be at most 128 characters long"],
    [`Aa1!${"x".repeat(124)}`, undefined],
    ["Ünïcöde-7", undefined],
  ] as const;
  for (const [password, sentence] of told) expect([password, passwordProblem(password)]).toEqual([password, sentence]);
});

test("a hash has the cost 12, and what is past 72 bytes of a password counts", async () => {
  const key = randomBytes(32);
  const hasher = createPasswordHasher(key);
  expect(await hasher.hash("Correct-Horse-7")).toMatch(/^\$2[aby]\$12\$/);
  const quick = createPasswordHasher(key, { rounds: 4 });
  const long = `Aa1!${"x".repeat(80)}`;
  const hash = await quick.hash(long);
  expect(await quick.verify(long, hash)).toBe(true);
  expect(await quick.verify(`${long.slice(0, -1)}y`, hash)).toBe(false);
  expect(await createPasswordHasher(randomBytes(32), { rounds: 4 }).verify(long, hash)).toBe(false);
});
