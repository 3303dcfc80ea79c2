import { describe, expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { additionProblems, listProblems } from "./counterparts.ts";
import { type Known, knowledgeOf } from "./knowledge.ts";
import { addedSentenceProblems } from "./meaning.ts";
import { type Read, readText } from "./read.ts";

const { tag, languageModel } = engine;
const { synonyms, classes } = knowledgeOf(engine);
const known: Known = {
  model: languageModel,
  classes,
  here: new Map(),
  anywhere: synonyms,
  spare: new Set(),
};

function read(text: string): Read {
  return readText(tag, text, []);
}

describe("comparing the lists of a text and its rewrite", () => {
  function messages(source: string, answer: string): string[] {
    return listProblems(read(source), read(answer), known).map(({ message }) => message);
  }

  test.each([
    [
      "one is lost",
      "The shed holds ropes, lanterns and buckets.",
      "The shed holds ropes and buckets.",
      "Keep “lanterns”: leave out nothing that the text names.",
    ],
    [
      "one comes in",
      "The shed holds ropes and buckets.",
      "The shed holds ropes, lanterns and buckets.",
      "“lanterns” is not in the text: leave it out.",
    ],
  ])("refuses a changed list: %s", (_, source, answer, message) => {
    expect(messages(source, answer)).toEqual([message]);
  });

  test.each([
    ["in another order", "The shed holds ropes, lanterns and buckets.", "The shed holds buckets, lanterns and ropes."],
    [
      "one by another name",
      "The shed holds ropes, lanterns and pictures.",
      "The shed holds ropes, lamps and pictures.",
    ],
    [
      "one by an unknown name",
      "The shed holds ropes, lanterns and buckets.",
      "The shed holds ropes, lanterns and pails.",
    ],
    [
      "one named apart",
      "The shed holds ropes, lanterns and buckets.",
      "Besides lanterns, the shed holds ropes and buckets.",
    ],
    ["all under one name", "The shed holds ropes, lanterns and buckets.", "The shed holds all the gear."],
  ])("accepts an equivalent list: %s", (_, source, answer) => {
    expect(messages(source, answer)).toEqual([]);
  });
});

describe("comparing single words of a text and its rewrite", () => {
  function messages(source: string, answer: string, whole = source): string[] {
    return additionProblems(read(source), read(answer), read(whole), known).map(({ message }) => message);
  }

  test.each([
    [
      "a thing comes in",
      "The farmer sold the sheep.",
      "The farmer sold the sheep and a tractor.",
      "“tractor” is not in the text: leave it out.",
    ],
    [
      "a verb comes in",
      "The farmer sold the sheep at the fair.",
      "The farmer sold and slaughtered the sheep at the fair.",
      "“slaughtered” is not in the text: leave it out.",
    ],
    [
      "a rare quality is lost",
      "The museum keeps a translucent vase.",
      "The museum keeps a vase.",
      "Keep “translucent”, or say it in another way.",
    ],
    [
      "a limit is lost",
      "The shop delivers lamps within the city.",
      "The shop delivers lamps.",
      "Keep “city”, or say it in another way.",
    ],
    [
      "a quality becomes “any”",
      "The path is safe in dry weather.",
      "The path is safe in any weather.",
      "Keep “dry”, or say it in another way.",
    ],
  ])("refuses a rewrite because of a word: %s", (_, source, answer, message) => {
    expect(messages(source, answer)).toEqual([message]);
  });

  test.each([
    ["a thing in the place of another", "The farmer sold the ewes.", "The farmer sold the flock."],
    ["a common thing", "The farmer sold the sheep.", "One day the farmer sold the sheep."],
    ["a common verb", "The farmer sold sheep at the fair.", "The farmer brought sheep to the fair and sold them."],
    ["a verb in the place of another", "The nurse cleaned the wound.", "The nurse disinfected the wound."],
    ["a common quality is lost", "The museum keeps a big vase.", "The museum keeps a vase."],
    ["a limit in other words", "The shop delivers lamps within the city.", "The shop delivers lamps in the city."],
    ["a limit that is none", "Within this context, the path is safe.", "The path is safe."],
    ["a quality beside “any”", "The path is safe in any dry weather.", "The path is safe in any weather."],
    ["a rare quality in other words", "They keep a translucent vase.", "They keep a vase that lets light through."],
    [
      "a rare quality behind its noun, said twice",
      "The vase is translucent: anyone can see through it.",
      "Anyone can see through the vase.",
    ],
  ])("accepts an equivalent rewrite: %s", (_, source, answer) => {
    expect(messages(source, answer)).toEqual([]);
  });

  test("accepts a thing that the source names in another sentence", () => {
    const source = "The farmer sold the sheep.";
    const answer = "The farmer sold the sheep and a tractor.";
    expect(messages(source, answer, `${source} The tractor was old.`)).toEqual([]);
  });
});

describe("a sentence that the rewrite adds", () => {
  function messages(source: string, answer: string): string[] {
    return addedSentenceProblems(read(source), read(answer), known).map(({ message }) => message);
  }

  test("is refused if it says something new", () => {
    expect(
      messages(
        "The river flooded the lower fields.",
        "The river flooded the lower fields. Insurance paid the farmers.",
      ),
    ).toEqual(["Leave out what is new: “Insurance paid the farmers.”"]);
  });

  test.each([
    [
      "it says a part of what one sentence said",
      "The river flooded the lower fields and drowned two sheep.",
      "The river flooded the lower fields. Two sheep drowned.",
    ],
    [
      "the source has as many",
      "The river flooded the lower fields. Nobody was hurt.",
      "The river flooded the lower fields. Everyone got away unharmed.",
    ],
  ])("is accepted if %s", (_, source, answer) => {
    expect(messages(source, answer)).toEqual([]);
  });
});
