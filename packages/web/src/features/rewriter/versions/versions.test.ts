import { noOtherVersion } from "@rewright/contract/engines";
import { maxVersions } from "@rewright/contract/limits";
import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { nextSeed, oneVersion, whyNotAnother, withAnother, withShown } from "./versions.ts";

function version(seed: number, text: string, findings: readonly { code: string; message: string }[] = []) {
  const state = resultFor("We utilize oak.", [], ["We utilize oak."]);
  return { ...state, result: { ...state.result, seed, transformed_text: text, findings: [...findings] } };
}

test("another version is added and shown, and the next request has a seed that no version has", () => {
  const both = withAnother(oneVersion(version(1, "We use oak.")), version(3, "We work with oak."));
  expect([both.all.length, both.at]).toEqual([2, 1]);
  expect(nextSeed({ ...both, at: 0 })).toEqual({ seed: 4, unlike: [1, 3] });
});

test("the changes that the user makes to a version stay with it", () => {
  const both = { ...withAnother(oneVersion(version(1, "a")), version(2, "b")), at: 0 };
  const changed = withShown(both, { ...both.all[0]!, undone: [0] });
  expect(changed.all.map(({ undone }) => undone)).toEqual([[0], []]);
});

test("[CONSTANTS-27] adding a version to a full list removes the oldest version", () => {
  let versions = oneVersion(version(1, "1"));
  for (let seed = 2; seed <= maxVersions + 1; seed++) versions = withAnother(versions, version(seed, `${seed}`));
  expect(versions.all.map(({ result }) => result.seed)).toEqual([2, 3, 4, 5, 6]);
});

test("[PAGES-87] a rewrite whose text equals an existing version is not added, and the reason is given", () => {
  const first = oneVersion(version(1, "We use oak."));
  expect(whyNotAnother(first, version(2, "We use oak."))).toBe("The new version is the same as one you already have.");
  expect(whyNotAnother(first, version(2, "We use oak.", [noOtherVersion]))).toBe(noOtherVersion.message);
  expect(whyNotAnother(first, version(2, "We work with oak."))).toBeUndefined();
});
