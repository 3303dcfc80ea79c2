import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Detection, detect, fewestWords } from "../src/index.ts";
import { humanTexts, machineTexts } from "./detect-texts.ts";
import { engine } from "./engine.ts";

/** Checks the properties that every result of the detector must have. */
function checkVerdict(text: string, { likeness, sentences, words }: Detection): void {
  if (words < fewestWords) expect(likeness).toBeNull();
  let position = 0;
  for (const sentence of sentences) {
    expect(sentence.start).toBeGreaterThanOrEqual(position);
    expect(sentence.end).toBeGreaterThan(sentence.start);
    expect(text.slice(sentence.start, sentence.end)).toMatch(/^\S(?:[\s\S]*\S)?$/);
    if (likeness === null) expect(sentence.likeness).toBeNull();
    position = sentence.end;
  }
  expect(position).toBeLessThanOrEqual(text.length);
  for (const value of [likeness, ...sentences.map((sentence) => sentence.likeness)]) {
    if (value === null) continue;
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
}

const likenessOf = (text: string): number => {
  const detection = detect(engine, text);
  checkVerdict(text, detection);
  expect(detection.likeness).not.toBeNull();
  return detection.likeness!;
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe("the AI score of texts written for these tests", () => {
  test.each(machineTexts)("is high for an assistant's text: %s", (text) => {
    expect(likenessOf(text)).toBeGreaterThan(0.5);
  });

  test.each(humanTexts)("is low for a person's text: %s", (text) => {
    expect(likenessOf(text)).toBeLessThan(0.5);
  });
});

test("texts with fewer than sixty words of prose get no AI score, even with sixty words of code", () => {
  const words = machineTexts[0]!.split(" ");
  for (const text of ["", "  \n", words.slice(0, 59).join(" "), `\`\`\`\n${"let a = b;\n".repeat(40)}\`\`\``]) {
    const detection = detect(engine, text);
    checkVerdict(text, detection);
    expect(detection.likeness).toBeNull();
  }
  expect(detect(engine, words.slice(0, 60).join(" ")).likeness).not.toBeNull();
});

test("texts in other languages get no AI score", () => {
  const german =
    "Der Hund läuft durch den Wald und sucht nach seinem Stock, den der Junge gestern verloren hat. ".repeat(6);
  expect(detect(engine, german).likeness).toBeNull();
});

test("the same text gets the same AI score, whatever text was scored before", () => {
  const first = detect(engine, machineTexts[0]!);
  detect(engine, humanTexts[0]!);
  expect(detect(engine, machineTexts[0]!)).toEqual(first);
});

test("white space, line ends and quotation marks do not change the AI score", () => {
  for (const text of [...machineTexts, ...humanTexts]) {
    const likeness = likenessOf(text);
    expect(likenessOf(`\n${text.replaceAll(". ", ".\n\n")}  \n`)).toBe(likeness);
    expect(likenessOf(text.replaceAll(" ", "  "))).toBe(likeness);
    expect(likenessOf(text.replaceAll("'", "’"))).toBeCloseTo(likeness, 1);
  }
});

test("Markdown marks, headings and code do not change the AI score", () => {
  for (const text of machineTexts) {
    const [first, ...rest] = text.split(". ");
    const marked = `## A heading\n\n**${first}**. ${rest.join(". ")}\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n`;
    expect(likenessOf(marked)).toBeCloseTo(likenessOf(text), 1);
  }
});

const damages = {
  "doubled words": (text: string) => text.replaceAll(/\b(\w{4,}) (?=\w+ing\b|the\b|and\b)/g, "$1 $1 "),
  "stray capitals": (text: string) => text.replaceAll(/\b[a-z](?=[a-z]{5}\b)/g, (letter) => letter.toUpperCase()),
  "lower case": (text: string) => text.toLowerCase(),
  "lost paragraphs": (text: string) => text.replaceAll("\n", " "),
  typos: (text: string) => text.replaceAll(/\b(\w)(\w)(\w)(?=\w{6}\b)/g, "$1$3$2"),
};

test.each(Object.entries(damages))("%s do not make a machine-made text score as human-written", (_, damage) => {
  expect(mean(machineTexts.map((text) => likenessOf(damage(text))))).toBeGreaterThan(
    mean(machineTexts.map(likenessOf)) - 0.03,
  );
});

test("[PAGES-86] a person's paragraph in an assistant's text scores lower than the rest", () => {
  const text = [machineTexts[0], humanTexts[0], machineTexts[1]].join("\n\n");
  const { sentences } = detect(engine, text);
  const start = machineTexts[0]!.length;
  const end = start + humanTexts[0]!.length;
  const inside = sentences.filter((sentence) => sentence.start >= start && sentence.end <= end + 2);
  const outside = sentences.filter((sentence) => !inside.includes(sentence));
  expect(mean(inside.map((sentence) => sentence.likeness!))).toBeLessThan(
    mean(outside.map((sentence) => sentence.likeness!)) - 0.08,
  );
});

/** Returns the sentences of a long enough text that have their own score, joined by a bar. */
function judgedIn(text: string): string[] {
  const whole = `${text}\n\n${machineTexts[0]}`;
  const detection = detect(engine, whole);
  checkVerdict(whole, detection);
  return detection.sentences
    .filter(({ likeness, end }) => likeness !== null && end <= text.length)
    .map(({ start, end }) => whole.slice(start, end));
}

const judged = "The committee plays a crucial role in fostering lasting growth.";

test.each([
  ["a greeting", "Dear Professor Anna Maria van der Berg and colleagues,"],
  ["a short greeting", "Hi Tom,"],
  ["a closing", "With kind regards and best wishes to your whole team,"],
  ["a closing and a name", "Yours sincerely,\nPriya Nair"],
  ["a Markdown heading", "## The Many Benefits of Lifelong Learning for Cities"],
  ["a heading without marks", "How public libraries help cities to learn and to grow"],
  ["a quotation", "“Libraries play a crucial role in fostering lifelong learning for all of us.”"],
  ["a quotation with its speaker", "“Libraries play a crucial role in fostering lifelong learning,” said Priya Nair."],
  ["a block quotation", "> Libraries play a crucial role in fostering lifelong learning."],
  ["a sentence of five words", "Libraries foster lifelong learning everywhere."],
])("[PAGES-95] %s gets no AI score beside a sentence that gets one", (_, text) => {
  expect(judgedIn(`${text}\n\n${judged}`)).toEqual([judged]);
});

test.each([
  "Thank you for the detailed feedback that you sent on our proposal last week.",
  "Dear friends gave us a great deal of invaluable support during the move.",
  "The word “robust” appears in almost every report that we have read.",
])("a sentence that only begins like a greeting or quotes a word gets an AI score: %s", (text) => {
  expect(judgedIn(text)).toEqual([text]);
});

test("for any text, AI scores are between 0 and 1, and the scored sentences are in order and do not overlap", () => {
  const fragments = [
    "The plan works.",
    "# Heading\n\n",
    "- item\n",
    "\n\n",
    "**bold**",
    "`code`",
    "a",
    "...",
    "“Well,”",
    "👩‍👩‍👧",
    "\u200b",
  ];
  const texts = fc.array(fc.oneof(fc.constantFrom(...fragments, ...machineTexts), fc.string()), { maxLength: 12 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join(" ");
      checkVerdict(text, detect(engine, text));
    }),
    { numRuns: 60, seed: 20261121 },
  );
});

test("a text of many tiny sentences gets an AI score", () => {
  const text = "It is so. ".repeat(2000);
  checkVerdict(text, detect(engine, text));
});
