import { expect, test } from "vitest";
import { draw } from "./draw.ts";
import type { Judgement } from "./judgements.ts";
import { scriptedJudgements, scriptedRewriting } from "./scripted-rewriting.ts";
import { sourceOfEntry } from "./source.ts";

const sources = ["plain-verbs 5 ~utilize => ~use", "plain-nouns 5 %tool => %thing", "plain-nouns 5 rare => odd"].map(
  sourceOfEntry,
);
const rewritings = Array.from({ length: 30 }, (_, i) =>
  scriptedRewriting(`text-${i}`, [`They {utilize=>use}(0) ${i === 0 ? "{rare=>odd}(2)" : "the"} {tool=>thing}(1).`]),
);
const options = { seed: 1, share: 0.9, places: 12, perSheet: 10 };
const drawn = (judgements: readonly Judgement[] = [], more: Partial<typeof options> = {}) =>
  draw(rewritings, sources, judgements, { ...options, ...more });
const oks = (count: number) => scriptedJudgements(sources[0]!, Array(count).fill("ok"));
const countOf = (places: readonly { id: string }[], id: string) => places.filter((place) => place.id === id).length;
const [verb, noun] = sources.map(({ id }) => id) as [string, string];

test("changes are drawn for the most frequent entries and rules that together make the required share of all changes", () => {
  const { places, changes, firing, chosen } = drawn();
  expect({ changes, firing, chosen }).toEqual({ changes: 61, firing: 3, chosen: 2 });
  expect([countOf(places, verb), countOf(places, noun)]).toEqual([12, 12]);
  expect(new Set(places.map(({ text, id }) => `${text} ${id}`)).size).toBe(24);
});

test("drawn changes are numbered, divided into sheets of equal size, and come with their sentences", () => {
  const { places, sentences } = drawn();
  expect(places.map(({ number }) => number)).toEqual(places.map((_, i) => i + 1));
  expect(places.map(({ sheet }) => sheet)).toEqual(places.map((_, i) => (i < 10 ? 1 : i < 20 ? 2 : 3)));
  for (const [i, { id }] of places.entries())
    expect(sentences[i]!.marked).toContain(id === verb ? "{{utilize=>use}}" : "{{tool=>thing}}");
});

test("the changes of one entry or rule are mixed with those of others", () => {
  const { places } = drawn();
  const changesOfSource = places.filter(({ id }, i) => i > 0 && id !== places[i - 1]!.id).length;
  expect(changesOfSource).toBeGreaterThan(5);
});

test("a drawn change records how often its entry or rule changes a text", () => {
  const words = rewritings.length * 4;
  expect(drawn().places[0]!.rate).toBeCloseTo((30 * 100_000) / words, 2);
});

test("an entry with twelve changes judged correct is left out until the entry is edited", () => {
  const { places, clean } = drawn(oks(12));
  expect([countOf(places, verb), countOf(places, noun), clean]).toEqual([0, 12, 1]);
  const changed = oks(12).map((judgement) => ({ ...judgement, print: "00000000" }));
  expect(countOf(drawn(changed).places, verb)).toBe(12);
});

test("an entry with nine changes judged correct gets three more, none of them judged before", () => {
  const { places } = drawn(oks(9));
  const own = places.filter(({ id }) => id === verb);
  expect(own).toHaveLength(3);
  expect(own.map(({ text }) => Number(text.slice("text-".length))).filter((i) => i < 9)).toEqual([]);
});

test("an entry with an error gets twelve new changes to judge", () => {
  const judged = [...oks(11), ...scriptedJudgements(sources[0]!, ["b"]).map((one) => ({ ...one, text: "text-11" }))];
  expect(countOf(drawn(judged).places, verb)).toBe(12);
});

test("the same seed draws the same changes, and another seed other ones", () => {
  expect(drawn()).toEqual(drawn());
  expect(drawn().places).not.toEqual(drawn([], { seed: 2 }).places);
});
