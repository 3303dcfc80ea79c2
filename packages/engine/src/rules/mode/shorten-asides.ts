import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { wholeSentence } from "../table.ts";
import { closeOfExamples, examplesAtEnd } from "./aside-examples.ts";
import { tailAt } from "./aside-tails.ts";
import { finiteIn } from "./aside-verbs.ts";
import { decorated } from "./aside-words.ts";
import { binding } from "./guards.ts";
import { isLight } from "./idle.ts";

/** Drops what a pair of commas, or a comma and the full stop, sets off from a sentence that is whole without it. */
export const shortenAsides: Rule = {
  id: "shorten-asides",
  summary: "The sentence is whole without this aside.",
  stage: "frame",
  level: 8,
  propose: (context) => {
    const { words } = context;
    const site = wholeSentence(context);
    if (words.length < 9 || !/^[.!]$/.test(words.at(-1)!.text) || binding(site)) return [];
    const found: Proposal[] = [];
    found.push(...examplesAtEnd(words));
    for (let i = 1; i < words.length - 3; i++) {
      if (words[i]!.text !== "," && !isDash(words[i]!)) continue;
      const aside = tailAt(context, i) ?? (isDash(words[i]!) ? undefined : middleAt(words, i));
      if (!aside) continue;
      found.push(aside);
      i = words.findIndex(({ start }) => start >= aside.parts[0]!.end);
      if (i < 0) break;
    }
    return found;
  },
  examples: [
    {
      before: "The old ferry carries cars and bikes over the river, making life easier for families on both sides.",
      after: "The old ferry carries cars and bikes over the river.",
    },
    {
      before: "The bakery sells dark bread at the market, which has a thick and tasty crust.",
      after: "The bakery sells dark bread at the market.",
    },
    {
      before: "The old ferry, which has a quiet charm of its own, carries cars over the river.",
      after: "The old ferry carries cars over the river.",
    },
    {
      before: "The old ferry, a boat of great charm, carries cars over the river.",
      after: "The old ferry carries cars over the river.",
    },
    {
      before: "The choir, known for its warm sound, sang under the bridge for an hour.",
      after: "The choir sang under the bridge for an hour.",
    },
    {
      before: "The choir sang under the bridge for an hour, a testament to its love of the town.",
      after: "The choir sang under the bridge for an hour.",
    },
    {
      before: "The ferry carries cars over the river, making it easier for everyone who can pay to cross at night.",
      after: "The ferry carries cars over the river.",
    },
    {
      before: "The ferry carries cars over the river, whether you are a farmer or a guest.",
      after: "The ferry carries cars over the river.",
    },
    {
      before: "Marta stood on the quay in the rain, watching the lights grow small across the water.",
      after: "Marta stood on the quay in the rain, watching the lights grow small across the water.",
    },
    {
      before: "The mill trains its staff in many areas, including baking bread and mending tools.",
      after: "The mill trains its staff in many areas, including baking bread and mending tools.",
    },
    {
      before: "The ferry carries cars over the river, and it continues to help people every day.",
      after: "The ferry carries cars over the river.",
    },
    {
      before: "I saw the ferry from my hill, and it continues to help people every day.",
      after: "I saw the ferry from my hill, and it continues to help people every day.",
    },
    {
      before: "The ferry carries cars over the river, and it burns coal from the old mine.",
      after: "The ferry carries cars over the river, and it burns coal from the old mine.",
    },
    {
      before: "The ferry burns coal, which makes a lot of smoke. This smoke drifts over the town.",
      after: "The ferry burns coal, which makes a lot of smoke. This smoke drifts over the town.",
    },
    {
      before: "The price of a boat depends on several factors such as size and age.",
      after: "The price of a boat depends on several factors.",
    },
    {
      before: "Old boats, such as barges and ferries, carry sheep over the river.",
      after: "Old boats carry sheep over the river.",
    },
    {
      before: "The price of a boat depends on tar such as pitch or resin.",
      after: "The price of a boat depends on tar such as pitch or resin.",
    },
    {
      before: "Each barge has a net, ensuring that no farmer is left behind.",
      after: "Each barge has a net.",
    },
    {
      before: "The ferry carries cars over the river, so waiting helps no one.",
      after: "The ferry carries cars over the river, so waiting helps no one.",
    },
    {
      before: "The ferry carries cars over the river, making it slower unless the wind turns.",
      after: "The ferry carries cars over the river, making it slower unless the wind turns.",
    },
    {
      before: "He took his money and left the farm, opening a shop in the village.",
      after: "He took his money and left the farm, opening a shop in the village.",
    },
    {
      before: "The work on the farm includes feeding the hens, making butter, and mending the nets.",
      after: "The work on the farm includes feeding the hens, making butter, and mending the nets.",
    },
    {
      before: "The storm hit the coast at night, killing sheep and cows on the farms.",
      after: "The storm hit the coast at night, killing sheep and cows on the farms.",
    },
    {
      before: "The storm hit the coast at night, making it hard for 300 families to leave.",
      after: "The storm hit the coast at night, making it hard for 300 families to leave.",
    },
    {
      before: "The storm hit the coast at night, making it clear that nobody should stay.",
      after: "The storm hit the coast at night, making it clear that nobody should stay.",
    },
    {
      before: "While walking by the old river, making notes as he went, he saw the heron.",
      after: "While walking by the old river, making notes as he went, he saw the heron.",
    },
  ],
};

function isDash({ text }: Word): boolean {
  return /^(?:—|–|--)$/.test(text);
}

/** An aside between the subject and its verb. */
function middleAt(words: readonly Word[], comma: number): Proposal | undefined {
  const [first, second] = words.slice(comma + 1, comma + 3);
  const relative = first?.lower === "which" && words[comma - 1]!.pos === "NOUN";
  const names = /^an?$/.test(first?.lower ?? "") && words[comma - 1]!.pos === "NOUN";
  const lists = first?.lower === "such" && second?.lower === "as" && words[comma - 1]!.pos === "NOUN";
  if (
    !relative &&
    !lists &&
    !names &&
    !(decorated.has(first?.lower ?? "") && (second?.lower === "for" || second?.lower === "as"))
  )
    return undefined;
  const close = lists ? closeOfExamples(words, comma) : words.findIndex(({ text }, i) => i > comma && text === ",");
  const inner = words.slice(comma + 1, close);
  if (close < comma + 4 || inner.length > (names ? 8 : 20) || !isLight(inner) || finiteIn(words, 0, comma))
    return undefined;
  if (inner.some(({ pos }) => pos === "CCONJ") && relative) return undefined;
  const clause = clauseAt(words, 0, comma + 1);
  let verb = close + 1;
  while (words[verb]?.pos === "ADV") verb++;
  if (clause || !verbGroupAt(words, verb) || !words[comma - 1] || words[comma - 1]!.pos === "ADP") return undefined;
  // "As for the ferry, which…, is": the subject must open the sentence.
  if (!["DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM"].includes(words[0]!.pos)) return undefined;
  return { parts: [{ start: words[comma]!.start, end: words[close]!.end, after: "" }] };
}
