import { expect, test } from "vitest";
import { contraries, contraryProblems } from "./contraries.ts";

function messages(source: string, answer: string): string[] {
  return contraryProblems(source, answer).map(({ message }) => message);
}

const clause = "Keep what links the clauses: a condition, a time, a reason.";
const word = "Keep whose word it is.";
const few = "Keep “few” and “a few” apart.";
const enough = "Keep “too” and “enough” apart.";

type Refused = readonly [what: string, source: string, answer: string, message: string];

const refused: readonly Refused[] = [
  [
    "half an hour becomes an hour and a half",
    "The walk takes half an hour.",
    "The walk takes an hour and a half.",
    "Keep what “half” or “a quarter” is of.",
  ],
  [
    "a rise becomes a fall",
    "Output rose by a fifth.",
    "Output went down by a fifth.",
    "Keep whether it went up or down.",
  ],
  ["one of them becomes some", "One of the barns burned.", "Some of the barns burned.", "Keep how many of them it is."],
  ["some becomes hardly any", "A few residents supported the plan.", "Few residents supported the plan.", few],
  ["hardly any becomes some", "There is little evidence for it.", "There is a little evidence for it.", few],
  [
    "what is likely becomes possible",
    "The pump will probably fail.",
    "Perhaps the pump will fail.",
    "Keep how likely it is.",
  ],
  [
    "what depends on it does not",
    "The fee depends on age.",
    "There is a fee, whatever the age.",
    "Keep what it depends on.",
  ],
  [
    "a doubt becomes a certainty",
    "He doubts that the map is old.",
    "He is sure that the map is old.",
    "Keep the doubt.",
  ],
  [
    "a warning becomes advice",
    "She advised us against selling.",
    "She advised us to sell.",
    "Keep what they are warned against.",
  ],
  [
    "free of becomes full of",
    "The soup is free of fat.",
    "The soup is full of fat.",
    "“Full of” is the opposite of “free of”.",
  ],
  [
    "no one who did becomes all who did not",
    "Nobody who came paid.",
    "Everybody who did not come paid.",
    "Keep what “no one” is said of.",
  ],
  [
    "what still goes on is done",
    "They are still looking for it.",
    "They have found it.",
    "Keep that it is still going on.",
  ],
];

test.each<Refused>([
  ...refused,
  ["too dry becomes dry enough", "The soil is too dry to plough.", "The soil is dry enough to plough.", enough],
  [
    "who says it is told it",
    "According to Ann Bell, the well is dry.",
    "Ann Bell was told that the well is dry.",
    word,
  ],
  ["what is said becomes a fact", "Guides say that the cave is deep.", "The cave is deep, and guides say so.", word],
  ["a time becomes an end", "The lamp burns when the gate is open.", "The lamp burns until the gate is open.", clause],
  [
    "a condition becomes a reason",
    "We sell if the heir agrees to it.",
    "We sell because the heir agrees to it.",
    clause,
  ],
  [
    "a condition becomes a concession",
    "It is free where the guest is old.",
    "It is free although the guest is old.",
    clause,
  ],
  ["while becomes at once", "He is paid as long as the work lasts.", "He is paid as soon as the work lasts.", clause],
])("a rewrite that says the contrary is refused: %s", (_, source, answer, message) => {
  expect(messages(source, answer)).toEqual([message]);
});

test("each pair of contraries has an example of a rewrite that is refused", () => {
  expect(new Set(refused.map(([, , , message]) => message))).toEqual(new Set(contraries.map(({ message }) => message)));
});

test.each([
  [
    "half an hour and another half",
    "Half an hour later, a mile and a half was left.",
    "A mile and a half was left half an hour later.",
  ],
  ["a fall in other words", "Prices fell by a third.", "Prices went down by a third."],
  ["one of them as one among them", "One of the barns burned.", "Among the barns, one burned."],
  ["“a few” as “some”", "A few residents supported the plan.", "Some residents supported the plan."],
  ["“more likely”", "Older pumps are more likely to fail.", "Older pumps might fail more."],
  ["“does not depend” as “whatever”", "The fee does not depend on age.", "The fee is the same, whatever the age."],
  ["“doubt” as “not sure”", "He doubts that the map is old.", "He is not sure that the map is old."],
  ["a warning as advice not to", "She warned us against selling.", "She advised us not to sell."],
  ["“still going on” as “not yet done”", "They are still testing it.", "They have not tested it to the end."],
  ["“too dry” as “not wet enough”", "The soil is too dry to plough.", "The soil is not wet enough to plough."],
  ["who says it", "According to Ann Bell, the well is dry.", "The well is dry, Ann Bell says."],
  ["“when” as “once”", "Call us when the boat is in.", "Call us once the boat is in."],
  ["“because” as “since”", "We left because the hall was cold.", "We left, since the hall was cold."],
  ["a wait", "Wait until the milk is hot, then stir it.", "When the milk is hot, stir it."],
])("a rewrite with the same meaning is accepted: %s", (_, source, answer) => {
  expect(messages(source, answer)).toEqual([]);
});
