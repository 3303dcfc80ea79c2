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
      "an item is lost",
      "The shed holds ropes, lanterns and buckets.",
      "The shed holds ropes and buckets.",
      "Keep “lanterns”: leave out nothing that the text names.",
    ],
    [
      "an item is added",
      "The shed holds ropes and buckets.",
      "The shed holds ropes, lanterns and buckets.",
      "“lanterns” is not in the text: leave it out.",
    ],
  ])("refuses a changed list: %s", (_, source, answer, message) => {
    expect(messages(source, answer)).toEqual([message]);
  });

  test.each([
    [
      "items in another order",
      "The shed holds ropes, lanterns and buckets.",
      "The shed holds buckets, lanterns and ropes.",
    ],
    [
      "an item under a known synonym",
      "The shed holds ropes, lanterns and pictures.",
      "The shed holds ropes, lamps and pictures.",
    ],
    [
      "an item under an unknown name",
      "The shed holds ropes, lanterns and buckets.",
      "The shed holds ropes, lanterns and pails.",
    ],
    [
      "an item named before the list",
      "The shed holds ropes, lanterns and buckets.",
      "Besides lanterns, the shed holds ropes and buckets.",
    ],
    ["all items under one name", "The shed holds ropes, lanterns and buckets.", "The shed holds all the gear."],
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
      "a thing is added",
      "The farmer sold the sheep.",
      "The farmer sold the sheep and a tractor.",
      "“tractor” is not in the text: leave it out.",
    ],
    [
      "a verb is added",
      "The farmer sold the sheep at the fair.",
      "The farmer sold and slaughtered the sheep at the fair.",
      "“slaughtered” is not in the text: leave it out.",
    ],
    [
      "a rare adjective is lost",
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
      "an adjective becomes “any”",
      "The path is safe in dry weather.",
      "The path is safe in any weather.",
      "Keep “dry”, or say it in another way.",
    ],
  ])("refuses a rewrite in which %s", (_, source, answer, message) => {
    expect(messages(source, answer)).toEqual([message]);
  });

  test.each([
    ["one thing replaces another", "The farmer sold the ewes.", "The farmer sold the flock."],
    ["a common noun is added", "The farmer sold the sheep.", "One day the farmer sold the sheep."],
    [
      "a common verb is added",
      "The farmer sold sheep at the fair.",
      "The farmer brought sheep to the fair and sold them.",
    ],
    ["one verb replaces another", "The nurse cleaned the wound.", "The nurse disinfected the wound."],
    ["a common adjective is lost", "The museum keeps a big vase.", "The museum keeps a vase."],
    ["a limit in other words", "The shop delivers lamps within the city.", "The shop delivers lamps in the city."],
    ["a phrase with “within” that sets no limit", "Within this context, the path is safe.", "The path is safe."],
    ["an adjective beside “any” is lost", "The path is safe in any dry weather.", "The path is safe in any weather."],
    ["a rare adjective in other words", "They keep a translucent vase.", "They keep a vase that lets light through."],
    [
      "a rare adjective that another clause repeats",
      "The vase is translucent: anyone can see through it.",
      "Anyone can see through the vase.",
    ],
  ])("accepts an equivalent rewrite: %s", (_, source, answer) => {
    expect(messages(source, answer)).toEqual([]);
  });

  test("accepts an added thing that the source names in another sentence", () => {
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
      "it says a part of what one sentence of the source says",
      "The river flooded the lower fields and drowned two sheep.",
      "The river flooded the lower fields. Two sheep drowned.",
    ],
    [
      "the source has as many sentences",
      "The river flooded the lower fields. Nobody was hurt.",
      "The river flooded the lower fields. Everyone got away unharmed.",
    ],
  ])("is accepted if %s", (_, source, answer) => {
    expect(messages(source, answer)).toEqual([]);
  });
});
