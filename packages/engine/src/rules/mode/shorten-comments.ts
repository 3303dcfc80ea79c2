import type { Sentence, Word } from "../../document/document.ts";
import { mainClauseOf } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { childrenBy, generalRelation, objectOf } from "../../grammar/relations.ts";
import { warnsOrBinds, weighsFigures } from "../../grammar/topics.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Drops what closes a sentence to say how important or fine that is which the sentence tells. */
export const shortenComments: Rule = {
  id: "shorten-comments",
  modes: ["shorten"],
  summary: "The sentence has said it; its tail only comments.",
  stage: "frame",
  level: 7,
  propose: ({ sentence, words }) => {
    if (words.length < 10 || words.at(-1)!.text !== "." || warnsOrBinds(words) || weighsFigures(words)) return [];
    return words.flatMap((_, i) => dropTail(sentence, i) ?? []);
  },
};

const comments = set(`
  highlighting underscoring showcasing emphasizing emphasising reflecting exemplifying symbolizing signifying underlining
  solidifying cementing stressing reinforcing illustrating embodying demonstrating`);
/** What a mere comment speaks of. */
const judged = set(`
  importance significance value commitment dedication potential power versatility resilience beauty richness charm
  relevance spirit appeal status reputation determination strength passion`);
const impressions = set("leaving adding");
const impressed = set("impression mark charm appeal allure beauty touch magic");
/** What limits or denies, reasons or goes on to tell something else. */
const telling = set(`
  not no never none nobody nothing neither nor without unless except must shall may should can could might would will
  only all every each few most least if when because although while that which who but than over both`);

/** ", highlighting the importance of craft", ", leaving a lasting mark on the town", ", a testament to its love of music". */
function dropTail(sentence: Sentence, head: number): Proposal | undefined {
  const { words, tree } = sentence;
  const { from, to } = phraseOf(sentence, head);
  const end = words.length - 1;
  if (to !== end || words[from - 1]?.text !== "," || from < 6 || to - from > 14 || !mainClauseOf(sentence))
    return undefined;
  if (!words.slice(from, to).every(isLight) || childrenBy(tree, head, "conj", "advcl").length > 0) return undefined;
  const relation = generalRelation(tree.relations[head]!);
  const object = objectOf(tree, head);
  const spoken = object === undefined ? "" : words[object]!.lower;
  const { lower } = words[head]!;
  const isComment = (comments.has(lower) && judged.has(spoken)) || (impressions.has(lower) && impressed.has(spoken));
  const isTribute = lower === "testament" && ["appos", "conj", "parataxis"].includes(relation);
  if (!(isComment && relation === "advcl") && !isTribute) return undefined;
  return replace(words[from - 1]!.start, words[end]!.start, "");
}

/** True for a word that is no name, figure, quotation, denial, condition, limit or link to something more. */
function isLight({ lower, pos, text }: Word): boolean {
  return !telling.has(lower) && pos !== "NUM" && pos !== "PROPN" && !/^(?:[\p{Lu}\d]|["“”,()[\]:;—–…*_`/])/u.test(text);
}
