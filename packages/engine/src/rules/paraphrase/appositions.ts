import type { Word } from "../../document/document.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { type Tense, verbGroupAt } from "../../grammar/verb-group.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** Gives what stands in apposition a verb of its own, or takes that verb away. */
export const appositions: Rule = {
  id: "appositions",
  summary: "The same aside, with or without its own verb.",
  stage: "clause",
  level: 1,
  propose: ({ words }) => words.flatMap((_, i) => open(words, i) ?? close(words, i) ?? []),
};

/** ", a symbol of the town," becomes ", which is a symbol of the town,". */
function open(words: readonly Word[], i: number): Proposal | undefined {
  const comma = words[i]!;
  const noun = words[i - 1];
  const article = words[i + 1];
  if (comma.text !== "," || (noun?.pos !== "NOUN" && noun?.pos !== "PROPN") || !/^an?$/.test(article?.lower ?? ""))
    return undefined;
  const phrase = nounPhraseEnd(words, i + 1);
  if (phrase === undefined) return undefined;
  let end = phrase;
  while (["of", "for", "in", "from", "with"].includes(words[end]?.lower ?? "")) {
    const next = nounPhraseEnd(words, end + 1);
    if (next === undefined) return undefined;
    end = next;
  }
  if (words[end]?.text !== "," || words.slice(0, i).some(({ pos, text }) => pos === "PUNCT" && text !== "-"))
    return undefined;
  // What comes before is the subject alone, and its verb comes right behind the aside.
  const verb = verbGroupAt(words, end + 1);
  if (!verb || nounPhraseEnd(words, 0) !== i || words[0]!.pos === "ADP") return undefined;
  const head = words[phrase - 1]!;
  if (head.pos !== "NOUN" || ["lot", "bit", "few"].includes(head.lower) || verb.tense === "modal") return undefined;
  const link = isPersonNoun(head) ? "who" : "which";
  return replace(comma.end, comma.end, ` ${link} ${beOf(verb.tense)}`);
}

function beOf(tense: Tense): string {
  return tense === "past" ? "was" : "is";
}

/** ", which is a symbol of the town," becomes ", a symbol of the town,". */
function close(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, comma, link, be, article] = [words[i - 1], ...words.slice(i, i + 4)];
  if (comma?.text !== "," || noun?.pos !== "NOUN" || !["which", "who"].includes(link?.lower ?? "")) return undefined;
  if (!["is", "was"].includes(be?.lower ?? "") || !/^(?:an?|the)$/.test(article?.lower ?? "")) return undefined;
  if (nounPhraseEnd(words, i + 3) === undefined) return undefined;
  return replace(comma.end, be!.end, "");
}
