import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { closeOfExamples, examplesAtEnd } from "./aside-examples.ts";
import { tailAt } from "./aside-tails.ts";
import { finiteIn } from "./aside-verbs.ts";
import { decorated } from "./aside-words.ts";
import { isLight } from "./idle.ts";

/** Drops what a pair of commas, or a comma and the full stop, sets off from a sentence that is whole without it. */
export const shortenAsides: Rule = {
  id: "shorten-asides",
  modes: ["shorten"],
  summary: "The sentence is whole without this aside.",
  stage: "frame",
  level: 8,
  propose: (context) => {
    const { words } = context;
    if (words.length < 9 || !/^[.!]$/.test(words.at(-1)!.text) || warnsOrBinds(context.words)) return [];
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
