import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Small turns of a sentence that leave its words and their order nearly as they were. */
export const recast: Rule = {
  id: "recast",
  summary: "The same statement in another shape.",
  stage: "clause",
  level: 1,
  propose: (context) => {
    const start = [itIsTo, moveLink].flatMap((turn) => turn(context) ?? []);
    const inner = context.words.flatMap((_, i) => moveAlso(context.words, i) ?? []);
    return [...start, ...inner];
  },
};

const judgements = new Set(
  `important essential crucial vital necessary wise difficult hard easy useful helpful possible good best better
  interesting worthwhile advisable fun dangerous risky natural common normal`.split(/\s+/),
);

/** "It is wise to plan ahead." becomes "Planning ahead is wise." */
function itIsTo({ words }: Context): Proposal | undefined {
  const [it, be, adjective, to, verb] = words;
  if (it?.lower !== "it" || !be || !["is", "was"].includes(be.lower) || !adjective || to?.lower !== "to" || !verb)
    return undefined;
  if (!judgements.has(adjective.lower) || verb.pos !== "VERB" || verb.lower !== verb.lemma) return undefined;
  const stop = words.at(-1)!;
  if (!/^[.!]$/.test(stop.text) || words.length > 22) return undefined;
  if (words.slice(5, -1).some((word, i) => word.pos === "PUNCT" || verbGroupAt(words, i + 5) || word.lower === "and"))
    return undefined;
  return {
    parts: [
      { start: it.start, end: verb.end, after: capitalize(verbForm(verb.lemma, "ing")) },
      { start: stop.start, end: stop.start, after: ` ${be.text} ${adjective.text}` },
    ],
  };
}

const movable = ["however", "for example", "for instance", "therefore", "of course", "in turn", "meanwhile"];

/** "However, the farmers sold" becomes "The farmers, however, sold". */
function moveLink({ words, text }: Context): Proposal | undefined {
  const comma = words.findIndex((word) => word.text === ",");
  if (comma < 1 || comma > 2) return undefined;
  const link = text.slice(words[0]!.start, words[comma - 1]!.end).toLowerCase();
  if (!movable.includes(link)) return undefined;
  const clause = clauseAt(words, comma + 1, words.length);
  const next = words[comma + 1]!;
  if (!clause || clause.verb.first > comma + 7 || next.lower === "it" || next.lower === "there") return undefined;
  if (words.slice(comma + 1, clause.verb.first).some((word) => word.pos === "PUNCT" && word.text !== "-"))
    return undefined;
  const auxiliary = words[clause.verb.first]!.pos === "AUX" && clause.verb.last > clause.verb.first;
  const at = words[auxiliary ? clause.verb.first : clause.verb.first - 1]!.end;
  return {
    parts: [
      { start: words[0]!.start, end: next.end, after: capitalize(text.slice(next.start, next.end)) },
      { start: at, end: at, after: `, ${link},` },
    ],
  };
}

/** "The shop also sells bread." becomes "The shop sells bread as well." */
function moveAlso(words: readonly Word[], i: number): Proposal | undefined {
  const also = words[i]!;
  const stop = words.at(-1)!;
  const next = words[i + 1];
  if (also.lower !== "also" || !/^[.!]$/.test(stop.text) || !next || i === 0 || words.length - i > 12) return undefined;
  if (
    words.slice(i).some((word) => ["that", "which", "and", "but", "because", "if", "when", "to"].includes(word.lower))
  )
    return undefined;
  if (words.slice(i, -1).some((word) => word.pos === "PUNCT") || words[i - 1]!.lower === "but") return undefined;
  if (nounPhraseEnd(words, i + 1) !== undefined && next.pos !== "VERB") return undefined;
  // Without an object to add to, or beside a negation, "as well" would belong to something else.
  if (!["DET", "NOUN", "PROPN", "PRON"].includes(words[i + 2]?.pos ?? "")) return undefined;
  if (words.some(({ lower }) => ["not", "n't", "no", "never"].includes(lower))) return undefined;
  return {
    parts: [
      { start: also.start, end: next.start, after: "" },
      { start: stop.start, end: stop.start, after: " as well" },
    ],
  };
}
