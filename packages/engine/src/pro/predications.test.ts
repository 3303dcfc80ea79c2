import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { predicationsIn, verbTenseProblems } from "./predications.ts";
import { readText } from "./read.ts";

const { tag } = engine;

test.each([
  ["an object", "The baker fed the geese.", "feed", { subjects: ["baker"], agents: [], others: ["goose"] }],
  ["an agent", "The geese were fed by the baker.", "feed", { subjects: ["goose"], agents: ["baker"], others: [] }],
  ["“by” before a time", "The storm damaged the roof by noon.", "damage", { subjects: ["storm"], agents: [] }],
  ["a relative clause", "We thanked the man who helped me.", "help", { subjects: ["man"], others: ["i"] }],
  [
    "a relative clause that has its own subject",
    "We thanked the man I helped.",
    "help",
    { subjects: ["i"], others: ["man"] },
  ],
  ["a shared subject", "The firm sold boats and bought ropes.", "buy", { subjects: ["firm"], others: ["rope"] }],
])("the arguments of a verb with %s are found in “%s”", (_, text, lemma, names) => {
  const predication = predicationsIn(readText(tag, text, [])).find(({ verb }) => verb.lemma === lemma)!;
  const { subjects, agents, others } = predication;
  expect({ subjects: [...subjects], agents: [...agents], others: [...others] }).toMatchObject(names);
});

test.each([
  ["present", "The firm sells boats."],
  ["past", "The firm was selling boats."],
  ["under way", "The firm is selling boats."],
  ["done", "The firm has sold boats."],
  [undefined, "The boats were sold."],
  [undefined, "The firm can sell boats."],
])("the time of the verb is %s in “%s”", (time, text) => {
  expect(predicationsIn(readText(tag, text, [])).map((predication) => predication.time)).toEqual([time]);
});

test("a statement with “was not” is recognised as negated, and the relative clause in it is not", () => {
  const predications = predicationsIn(readText(tag, "The witness who arrived was not young.", []));
  expect(predications.map(({ verb, isDenied }) => [verb.lower, isDenied])).toEqual([
    ["arrived", false],
    ["young", true],
  ]);
});

function messages(source: string, answer: string): string[] {
  const [old, now] = [source, answer].map((text) => predicationsIn(readText(tag, text, [])));
  return verbTenseProblems(old!, now!).map(({ message }) => message);
}

test.each([
  ["past and present", "reject", "The committee rejected the plan.", "The committee rejects the plan."],
  ["present and past", "sell", "The firm sells bicycles.", "The firm sold bicycles."],
  ["a plural's present and past", "grow", "Farmers grow barley there.", "Farmers grew barley there."],
  ["present and progressive", "hire", "The firm hires young workers.", "The firm is hiring young workers."],
  ["present and perfect", "carry", "The ferry carries sheep.", "The ferry has carried sheep."],
  ["present in -ies and past", "carry", "The ferry carries sheep.", "The ferry carried sheep."],
  ["present in -es and past", "reach", "The pilot reaches the island.", "The pilot reached the island."],
  ["past and perfect", "plant", "The farmer planted apple trees.", "The farmer has planted apple trees."],
  ["a past habit and present", "sing", "She used to sing alto.", "She sings alto."],
  ["a passive under way and done", "restore", "The mill is being restored.", "The mill has been restored."],
  ["pluperfect and present", "sell", "The firm had sold boats.", "The firm sells boats."],
])("a rewrite with another tense is refused: %s", (_, lemma, source, answer) => {
  expect(messages(source, answer)).toEqual([`Keep the tense of “${lemma}”.`]);
});

test.each([
  ["the same tense in another place", "The committee rejected the plan.", "In May the committee rejected the plan."],
  ["a passive", "The storm destroyed the barn.", "The barn was destroyed by the storm."],
  ["a modal", "The key opens the gate.", "The key can open the gate."],
  ["a participle", "The coins found by the boy are old.", "The boy finds coins that are old."],
  [
    "a participle at the end",
    "There is an answer to every letter received.",
    "There is an answer to every letter that the office receives.",
  ],
  ["a participle in -ing", "Children playing outside need hats.", "Children who play outside need hats."],
  ["an infinitive", "The nurse agreed to check the bed.", "The nurse checks the bed."],
  [
    "a verb of two tenses",
    "The firm sold boats, and the heir sells ropes.",
    "The heir sells ropes, and the firm sold boats.",
  ],
  ["a verb behind “did”", "Only in May did the diver find the wreck.", "The diver found the wreck only in May."],
  ["a participle before “to”", "The coins used to pay tolls are lead.", "Travellers use lead coins to pay tolls."],
  ["a participle before “in”", "The tools used in the mine are old.", "The mine uses tools that are old."],
  ["a participle behind a noun before “to”", "The nets used to catch eels leak.", "The nets that catch eels leak."],
  ["pluperfect and past", "He had seen the doctor.", "He saw the doctor."],
  ["a past habit as past", "She used to sing alto.", "She sang alto."],
  ["another verb", "The guide showed the cave.", "The guide presents the cave."],
])("a rewrite without a change of tense is accepted: %s", (_, source, answer) => {
  expect(messages(source, answer)).toEqual([]);
});
