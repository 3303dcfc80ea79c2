import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { type Bead, type Mode, planChunks, reviewAnswer } from "../index.ts";

/** Returns the checked sentence of an answer for a text of one sentence; “#” represents the next placeholder. */
function beadOf(text: string, answer: string, mode?: Mode): Bead {
  const options = { mode };
  const [chunk] = planChunks(engine, text, options).chunks;
  const marked = chunk!.slots.reduce((said, { mark }) => said.replace("#", mark), answer);
  const { beads } = reviewAnswer(engine, { text, chunk: chunk!, answer: marked, options });
  expect(beads).toHaveLength(1);
  return beads[0]!;
}

function messages(text: string, answer: string): string[] {
  return beadOf(text, answer).problems.map(({ message }) => message);
}

test.each([
  ["“by” to “to”", "Sales rose by 12%.", "Sales rose to #.", "Say of ⟦1:12%⟧ no more and no less than the text does."],
  [
    "“or more” lost",
    "The law protects firms with 50 workers or more.",
    "The law protects firms that have # workers.",
    "Say of ⟦1:50⟧ no more and no less than the text does.",
  ],
  [
    "“last” for “next”",
    "The next part of the book is short.",
    "The last part of the book is short.",
    "“last” is the opposite of “next”.",
  ],
  [
    "“longer” for “shorter”",
    "The old road is shorter than the new one.",
    "The old road is longer than the new one.",
    "“longer” is the opposite of “short”.",
  ],
  [
    "another person who gives",
    "She gave him the keys.",
    "He handed her the keys.",
    "Who does what must stay the same: “he”.",
  ],
  [
    "a comparison that denies",
    "The lake near the old mill is deep.",
    "The lake near the old mill is not as deep as that.",
    "“not” was added.",
  ],
  [
    "“few” that becomes “none”",
    "Few visitors find the hidden garden.",
    "No visitors find the hidden garden.",
    "“few” was lost.",
  ],
])("a rewrite that changes the meaning is refused: %s", (_, text, answer, message) => {
  expect(messages(text, answer)).toContain(message);
});

test.each([
  ["“at least” as “or more”", "At least 50 people saw the accident.", "The accident was seen by # people or more."],
  ["“few” as “hardly any”", "Few visitors find the hidden garden.", "Hardly any visitors find the hidden garden."],
  ["a prefix as “not”", "The results were inconclusive.", "The results were not conclusive."],
  ["“impossible” as “cannot”", "It is impossible to repair the old bridge.", "The old bridge cannot be repaired."],
  ["“less” as “not as”", "The path is less steep than the road.", "The path is not as steep as the road."],
  [
    "a comparison from the other side",
    "The red paint lasts longer than the blue.",
    "The blue paint does not last as long as the red.",
  ],
  ["“refused to” as “would not”", "The mayor refused to sign the paper.", "The mayor would not sign the paper."],
  ["“allowed to” as “may”", "Guests are allowed to use the pool.", "Guests may use the pool."],
  ["“should” as “best to”", "You should water the plants at night.", "It is best to water the plants at night."],
  [
    "“most” as “the majority”",
    "Most of the houses have solar panels.",
    "The majority of the houses have solar panels.",
  ],
  ["“sold” as “bought”", "My uncle sold the boat to our neighbour.", "Our neighbour bought the boat from my uncle."],
  [
    "“before” as “first, then”",
    "Wash the rice before you soak the beans.",
    "Wash the rice first, then soak the beans.",
  ],
  [
    "“after” as “before”",
    "He called his wife after he had seen the doctor.",
    "He saw the doctor before he called his wife.",
  ],
])("a rewrite that keeps the meaning is accepted: %s", (_, text, answer) => {
  expect(messages(text, answer)).toEqual([]);
});

test.each<[string, Mode, "problems" | "doubts"]>([
  ["doubted in shorten mode", "shorten", "doubts"],
  ["refused in standard mode", "standard", "problems"],
])("a rewrite that leaves out an item of a list is %s", (_, mode, kind) => {
  const bead = beadOf(
    "The shop on the corner of our street sells hats, lamps and nails.",
    "The shop on the corner of our street sells hats and nails.",
    mode,
  );
  expect(bead[kind].map(({ message }) => message)).toContain("Keep “lamps”: leave out nothing that the text names.");
});
