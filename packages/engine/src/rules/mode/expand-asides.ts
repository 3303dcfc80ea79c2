import type { Sentence } from "../../document/document.ts";
import { clausesOf, mainClauseOf, type TreeClause } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { finiteBe, verbForm } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { childrenBy, generalRelation, isPluralPhrase, isSure } from "../../grammar/relations.ts";
import { pronounFor } from "../../grammar/stand-in.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Proposal, Rule } from "../rule.ts";
import { agreeing, beAfter, insert, mayUnpack, timeAround } from "./expand-tools.ts";

/** Gives shortened clauses and asides the subject and the verb that they left out. */
export const expandAsides: Rule = {
  id: "expand-asides",
  modes: ["expand"],
  adds: true,
  summary: "The aside gets the subject and the verb that it left out.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { sentence } = context;
    if (!mayUnpack(context)) return [];
    return [
      ...clausesOf(sentence).flatMap((clause) => wholeTail(sentence, clause) ?? []),
      ...sentence.words.flatMap((_, i) => wholeAdverbial(sentence, i) ?? describedNoun(sentence, i) ?? []),
    ];
  },
};

const marks = wordSet("when while if although though unless until once");
const forms = wordSet("VBG VBN JJ");

/** "When using the saw, you …" becomes "When you are using the saw, you …". */
function wholeAdverbial(sentence: Sentence, i: number): Proposal | undefined {
  const { words, tree } = sentence;
  const word = words[i]!;
  const isShort = childrenBy(tree, i, "nsubj", "csubj", "aux", "cop").length === 0;
  if (tree.relations[i] !== "advcl" || !isSure(tree, i) || !isShort) return undefined;
  const mark = childrenBy(tree, i, "mark", "advmod").find((k) => marks.has(words[k]!.lower));
  if (mark === undefined || !forms.has(word.tag) || phraseOf(sentence, i).to <= i + 1) return undefined;
  if (words[mark]!.lower === "once" && word.tag !== "VBN") return undefined;
  const head = tree.heads[i]!;
  const subject = childrenBy(tree, head, "nsubj")[0];
  const tense = timeAround(sentence, head);
  if (subject === undefined || !tense || !isSure(tree, subject)) return undefined;
  const pronoun = pronounFor(sentence, subject);
  // "When looking back, the costs are high": the costs do not look.
  const acts = words[subject]!.pos === "PRON" || isPersonNoun(words[subject]!);
  if (!pronoun || (word.tag === "VBG" && !acts) || phraseOf(sentence, i).from !== mark || word.lower === "being")
    return undefined;
  return insert(words[mark]!.end, ` ${pronoun} ${beAfter(pronoun, tense)}`);
}

const effects = wordSet(
  `ensure allow reduce improve help enable cause increase eliminate prevent
  show demonstrate indicate save promote enhance foster encourage strengthen raise limit ease weaken boost`,
);
const deeds = wordSet(
  `use carry build write offer provide give open explore examine address highlight showcase achieve outperform produce
  develop describe explain discuss present analyze analyse introduce propose reveal win earn create`,
);

/** "…, ensuring quiet nights." becomes "…, and this ensures quiet nights." */
function wholeTail(sentence: Sentence, clause: TreeClause): Proposal | undefined {
  const { words, tree } = sentence;
  const { predicate, subject, marker } = clause;
  const main = mainClauseOf(sentence);
  const verb = words[predicate]!;
  const { from, to } = phraseOf(sentence, predicate);
  if (clause.kind !== "adverbial" || verb.tag !== "VBG" || subject !== undefined || marker !== undefined || !main)
    return undefined;
  if (tree.heads[predicate] !== main.predicate || !isSure(tree, predicate) || to !== words.length - 1) return undefined;
  if (words[from - 1]?.text !== "," || from !== predicate || from < main.predicate) return undefined;
  if (clause.negated || main.negated || main.tense === "modal" || main.tense === "none" || clause.object === undefined)
    return undefined;
  // A list, or a second clause on either side, leaves in doubt what has the effect.
  if (childrenBy(tree, predicate, "conj").length > 0 || childrenBy(tree, main.predicate, "conj").length > 0)
    return undefined;
  // "He promised to lock the door, keeping it safe": nothing is kept yet.
  if (childrenBy(tree, main.predicate, "xcomp").length > 0 || words[clause.object]!.pos === "PRON") return undefined;
  if (words.slice(from, to).some(({ text }) => /^[,;:—–]$/.test(text))) return undefined;
  const byDoer = deeds.has(verb.lemma) && !main.passive && main.subject !== undefined;
  const doer = effects.has(verb.lemma) ? "this" : byDoer ? pronounFor(sentence, main.subject!) : undefined;
  if (!doer) return undefined;
  const form = main.tense === "past" ? "ed" : doer === "this" ? "s" : agreeing(doer);
  return { parts: [{ start: words[from]!.start, end: verb.end, after: `and ${doer} ${verbForm(verb.lemma, form)}` }] };
}

const lasting = wordSet(
  "known used located designed intended situated found made recognized famous ideal perfect suitable available",
);
const done = wordSet(
  `built founded created written published released introduced developed discovered established invented launched opened
  painted composed directed produced`,
);

/** ", known for its salt," and ", a lonely place," become ", which is known for its salt," and ", which is a lonely place,". */
function describedNoun(sentence: Sentence, i: number): Proposal | undefined {
  const { words, tree } = sentence;
  const noun = tree.heads[i]!;
  const { from, to } = phraseOf(sentence, i);
  const word = words[i]!;
  if (noun < 0 || noun !== from - 2 || words[from - 1]!.text !== "," || !/^[,.]$/.test(words[to]?.text ?? ""))
    return undefined;
  if (!isSure(tree, i) || words.slice(from, to).some(({ text }) => text === ",")) return undefined;
  if (childrenBy(tree, noun, "conj", "appos").some((k) => k !== i)) return undefined;
  if (words.some(({ lower }) => lower === "which")) return undefined;
  const main = mainClauseOf(sentence);
  const named = words[noun]!.pos === "PROPN";
  if (!main || main.tense === "none" || !(named || words[noun]!.pos === "NOUN")) return undefined;
  const plural = isPluralPhrase(sentence, noun);
  if (plural === undefined) return undefined;
  const isApposition = tree.relations[i] === "appos" && word.pos === "NOUN" && /^an?$/.test(words[from]!.lower);
  const isSubject = generalRelation(tree.relations[noun]!) === "nsubj" && plural === false;
  const isParticiple = i === from && to > from + 1 && (lasting.has(word.lower) || done.has(word.lower)) && !named;
  if (isApposition ? !isSubject || (named && !isPersonNoun(word)) : !isParticiple) return undefined;
  const past = done.has(word.lower) || main.tense === "past";
  const be = finiteBe(plural, past);
  return insert(words[from]!.start, `${named || isPersonNoun(words[noun]!) ? "who" : "which"} ${be} `);
}
