import type { Sentence } from "../../document/document.ts";
import { mainClauseOf } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { finiteBe, verbForm } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { childrenBy, generalRelation, isPluralPhrase, isSure } from "../../grammar/relations.ts";
import { pronounFor } from "../../grammar/stand-in.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { matchCase } from "../../lexicon/template.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";
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
      ...sentence.words.flatMap(
        (_, i) => wholeAdverbial(sentence, i) ?? wholeTime(sentence, i) ?? describedNoun(sentence, i) ?? [],
      ),
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

/** What someone is doing all the while. */
const ongoing = wordSet(
  `watch wait sit stand lie lean walk run tremble wonder pretend sing dance hum search clutch grip cradle stare gaze look
  listen smile laugh grin nod shake scan study glance follow hold carry try hope sip cling wander stroll march drive ride
  climb crawl pace sigh whisper mutter peer squint shiver stumble wipe rub stroke weep cry sob gasp pant chuckle frown
  gesture`,
);
const finding = wordSet("spend keep find go see hear");

/** "She sat there, watching the rain." becomes "She sat there as she watched the rain."; so does one at the beginning. */
function wholeTime(sentence: Sentence, i: number): Proposal | undefined {
  const { words, tree } = sentence;
  const main = mainClauseOf(sentence);
  const { from, to } = phraseOf(sentence, i);
  const word = words[i]!;
  if (tree.relations[i] !== "advcl" || !isSure(tree, i) || word.tag !== "VBG" || from !== i || to < i + 3)
    return undefined;
  if (!ongoing.has(word.lemma) || main?.subject === undefined || tree.heads[i] !== main.predicate) return undefined;
  const isTold = (main.tense === "past" || main.tense === "present") && !main.negated && !main.passive;
  const pronoun = pronounFor(sentence, main.subject);
  if (!isTold || words[main.predicate]!.pos !== "VERB" || !pronoun || pronoun === "it") return undefined;
  if (words.slice(i, to).some(({ text }) => /^[,;:—–"“”]$/.test(text))) return undefined;
  const form = main.tense === "past" ? "ed" : agreeing(pronoun);
  const after = `as ${pronoun} ${verbForm(word.lemma, form)}`;
  if (i === 0 && words[to]!.text === "," && main.subject === to + 1 && words[main.subject]!.pos === "PRON")
    return replace(word.start, word.end, matchCase(after, word.text));
  const isTail = i > main.predicate && words[i - 1]!.text === "," && to === words.length - 1;
  if (!isTail || finding.has(words[main.predicate]!.lemma)) return undefined;
  return replace(words[i - 1]!.start, word.end, ` ${after}`);
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
