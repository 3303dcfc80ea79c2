import { applyEdits } from "@rewright/engine";
import { createRandom } from "@rewright/evaluate/sample";
import { expect, test } from "vitest";
import { drawFaults, type Host } from "./faults.ts";

/** Returns a text with one sentence for each line. A line that starts with "*" counts as changed already. */
function host(id: string, lines: readonly string[]): Host {
  const text = lines.map((line) => line.replace("*", "")).join(" ");
  const sentences = lines.map((line) => {
    const start = text.indexOf(line.replace("*", ""));
    return { start, end: start + line.replace("*", "").length };
  });
  const changes = sentences.flatMap(({ start }, i) => {
    if (!lines[i]!.startsWith("*")) return [];
    return [{ origin: "engine" as const, by: [], parts: [{ start, end: start + 1, after: "X" }] }];
  });
  return { id, text, sentences, changes };
}
const drawn = (hosts: readonly Host[], count: number, seed = 1) => drawFaults(hosts, count, createRandom(seed));

test.each([
  ["agreement", "This mill is old.", "This mill are old."],
  ["agreement", "They are old.", "They is old."],
  ["agreement", "It would help them.", "It would helps them."],
  ["modality", "The mill may grind.", "The mill must grind."],
  ["modality", "The mill must grind.", "The mill may grind."],
  ["quantity", "Farms fed many towns.", "Farms fed all towns."],
  ["quantity", "Towns had more than one.", "Towns had less than one."],
  ["negation", "The mill did not grind.", "The mill did grind."],
  ["negation", "The mill wasn’t old.", "The mill was old."],
  ["degree", "Grain was often wet.", "Grain was always wet."],
  ["connective", "Because it rained, corn rotted.", "Although it rained, corn rotted."],
  ["connective", "Corn rotted, but nobody saw.", "Corn rotted, so nobody saw."],
])('a deliberate fault of the kind "%s" can be made in: %s', (kind, before, after) => {
  const [fault] = drawn([host("x", [before])], 1).get("x")!;
  expect(fault).toMatchObject({ origin: "fault", by: [kind] });
  expect(applyEdits(before, fault!.parts)).toBe(after);
});

test.each([
  "This data is old.",
  "A can stood by the door.",
  "As many mills as farms stood there.",
  "It was not only old.",
  "It stood there because of the stream.",
  "He said “they are old”.",
  "They are pickin’ corn.",
  "*They are old.",
])("no deliberate fault can be made in: %s", (line) => {
  expect(drawn([host("x", [line])], 1).size).toBe(0);
});

const lines = ["They are old.", "The mill may grind.", "Corn was often wet.", "*We have often seen it."];
const hosts = Array.from({ length: 6 }, (_, i) => host(`text-${i}`, lines));

test("faults are spread over as many texts as possible and equally over all kinds", () => {
  const faults = drawn(hosts, 6);
  expect([...faults.values()].map((own) => own.length)).toEqual([1, 1, 1, 1, 1, 1]);
  const kinds = [...faults.values()].flat().map(({ by }) => by[0]);
  expect(kinds.toSorted()).toEqual(["agreement", "agreement", "degree", "degree", "modality", "modality"]);
});

test("a sentence gets at most one fault, and there are no more faults than sentences that allow one", () => {
  const [own] = drawn([host("x", ["They are often old because they must be.", "It is so."])], 40).values();
  expect(own).toHaveLength(2);
  expect(drawn([], 40).size).toBe(0);
});

test("the same seed draws the same faults, and another seed other ones", () => {
  expect(drawn(hosts, 8)).toEqual(drawn(hosts, 8));
  expect(drawn(hosts, 8)).not.toEqual(drawn(hosts, 8, 2));
});
