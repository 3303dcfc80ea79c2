import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { insideSentence } from "./first-word.ts";

/** Turns round a sentence that says what something is: "The best argument is hope." */
export const turnBe: Rule = {
  id: "turn-be",
  summary: "The same two sides, the other one first.",
  stage: "clause",
  level: 7,
  propose: (context) => {
    const turned = turn(context);
    return turned ? [turned] : [];
  },
};

const singling =
  /est$|^(?:most|main|only|first|last|key|biggest|best|primary|chief|real|final|next|other|second|third|sole)$/;
const referring = new Set("its their his her this that these those it them they he she such".split(" "));

function turn({ words, text }: Context): Proposal | undefined {
  const stop = words.at(-1)!;
  const first = words[0]!;
  if (!/^[.!]$/.test(stop.text) || !["the", "my", "our"].includes(first.lower) || words.length > 26) return undefined;
  const at = words.findIndex((_, i) => i > 1 && words[i]!.pos !== "PART" && verbGroupAt(words, i) !== undefined);
  const be = words[at];
  if (!be || !["is", "was"].includes(be.lower) || at < 3) return undefined;
  const subject = words.slice(0, at);
  if (!subject.slice(1, 4).some(({ lower }) => singling.test(lower))) return undefined;
  if (subject.some(({ pos, lower }) => pos === "PUNCT" || pos === "SCONJ" || ["which", "who", "and"].includes(lower)))
    return undefined;
  const head = words[nounPhraseEnd(words, 0)! - 1];
  const from = at + 1;
  const end = phraseEnd(words, from);
  const opener = words[from]!;
  if (!head || isPlural(head) || end !== words.length - 1) return undefined;
  const other = words.slice(from, end);
  const core = words[nounPhraseEnd(words, from)! - 1]!;
  if (!["NOUN", "PROPN"].includes(core.pos) || isPlural(core) || /^an?$/.test(opener.lower)) return undefined;
  if (opener.pos === "ADV" || opener.pos === "PRON" || opener.pos === "VERB") return undefined;
  if (opener.pos === "ADJ" && other.length === 1) return undefined;
  if (
    other.some(({ lower, pos }) => referring.has(lower) || pos === "PUNCT") ||
    subject.some(({ lower }) => referring.has(lower))
  )
    return undefined;
  const small = insideSentence(words);
  if (small === undefined) return undefined;
  const front = capitalize(text.slice(opener.start, words[end - 1]!.end));
  const back = small + text.slice(first.end, words[at - 1]!.end);
  return { parts: [{ start: first.start, end: stop.start, after: `${front} ${be.text} ${back}` }] };
}

function phraseEnd(words: readonly Word[], from: number): number | undefined {
  let end = nounPhraseEnd(words, from);
  while (end !== undefined && ["of", "in", "for"].includes(words[end]?.lower ?? ""))
    end = nounPhraseEnd(words, end + 1);
  return end;
}
