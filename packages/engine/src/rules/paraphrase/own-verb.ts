import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { personPronouns } from "../../grammar/closed-classes.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** Gives a clause its own link or verb where English can do with or without one. */
export const ownVerb: Rule = {
  id: "own-verb",
  summary: "The same statement, with a link of its own for each part.",
  stage: "clause",
  level: 7,
  propose: (context) => [
    ...[thought, whatMakes, hereWe].flatMap((turn) => turn(context) ?? []),
    ...context.words.flatMap((_, i) => turns.flatMap((turn) => turn(context.words, i) ?? [])),
  ],
};

const opinions = new Set(["thought", "believed", "said", "known", "reported", "expected", "estimated", "understood"]);

/** "The plates are thought to be moved" becomes "It is thought that the plates are moved". */
function thought({ words, text }: Context): Proposal | undefined {
  const first = words[0]!;
  const end = nounPhraseEnd(words, 0);
  if (end === undefined || !/^[.!]$/.test(words.at(-1)!.text)) return undefined;
  const [be, opinion, to, verb] = words.slice(end, end + 4);
  if (!be || !["is", "are"].includes(be.lower) || !opinions.has(opinion?.lower ?? "") || to?.lower !== "to" || !verb)
    return undefined;
  if (
    opinion!.lower === "expected" ||
    !["VERB", "AUX"].includes(verb.pos) ||
    verb.lower !== verb.lemma ||
    verb.lemma === "have"
  )
    return undefined;
  const finite = verb.lemma === "be" ? be.lower : verbForm(verb.lemma, be.lower === "are" ? "base" : "s");
  const subject = text.slice(first.start, first.end);
  const lowered = first.pos === "PROPN" || subject === "I" ? undefined : subject[0]!.toLowerCase() + subject.slice(1);
  const opening = `It is ${opinion!.lower} that `;
  return {
    parts: [
      lowered === undefined
        ? { start: first.start, end: first.start, after: opening }
        : { start: first.start, end: first.end, after: opening + lowered },
      { start: be.start, end: verb.end, after: finite },
    ],
  };
}

/** "The barn is what makes the farm special." becomes "What makes the farm special is the barn." */
function whatMakes({ words, text }: Context): Proposal | undefined {
  const end = nounPhraseEnd(words, 0);
  const stop = words.at(-1)!;
  if (end === undefined || !/^[.!]$/.test(stop.text) || words[0]!.pos === "PRON" || words[0]!.pos === "PROPN")
    return undefined;
  const [be, what] = words.slice(end, end + 2);
  if (!be || !["is", "was"].includes(be.lower) || what?.lower !== "what") return undefined;
  if (words.slice(end, -1).some(({ pos }) => pos === "PUNCT")) return undefined;
  const subject = text.slice(words[0]!.start, words[end - 1]!.end);
  return {
    parts: [
      { start: words[0]!.start, end: what.end, after: "What" },
      { start: stop.start, end: stop.start, after: ` ${be.lower} ${subject[0]!.toLowerCase()}${subject.slice(1)}` },
    ],
  };
}

const scholarly = new Set(
  `calculate present propose introduce investigate study examine analyze show demonstrate describe derive explore report
  compute evaluate develop prove discuss consider address compare review measure estimate`.split(/\s+/),
);

/** "We calculate …" becomes "Here we calculate …". */
function hereWe({ words }: Context): Proposal | undefined {
  const [we, verb] = words;
  if (we?.text !== "We" || verb?.pos !== "VERB" || verb.lower !== verb.lemma || !scholarly.has(verb.lemma))
    return undefined;
  if (words.some(({ lower }) => lower === "here")) return undefined;
  return replace(we.start, we.end, "Here we");
}

/** "to sell bread and bake cakes" becomes "to sell bread and to bake cakes". */
function repeatTo(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  const verb = words[i + 1];
  if ((and.lower !== "and" && and.lower !== "or") || verb?.pos !== "VERB" || verb.lower !== verb.lemma)
    return undefined;
  if (words[i - 1]?.pos !== "NOUN" || ["DET", "NOUN", "ADJ", "PRON"].every((pos) => words[i + 2]?.pos !== pos))
    return undefined;
  for (let k = i - 2; k >= Math.max(0, i - 9); k--) {
    const word = words[k]!;
    if (word.pos === "PUNCT" || ["and", "or", "that", "which", "who", "not"].includes(word.lower)) return undefined;
    const to = words[k - 1];
    if (word.pos === "VERB" && word.lower === word.lemma && to?.lower === "to") {
      const help = words[k - 2];
      // "You have to", "stick to chain stores": no "to" that another verb could share.
      return ["have", "stick", "keep", "refer", "due"].includes(help?.lemma ?? "")
        ? undefined
        : replace(and.end, and.end, " to");
    }
    if (word.pos === "VERB" || word.pos === "AUX") return undefined;
  }
  return undefined;
}

const results = new Set(
  "make allow enable give cause help ensure create provide offer lead result leave turn".split(" "),
);

/** ", making it cold" becomes ", which makes it cold". */
function tailToWhich(words: readonly Word[], i: number): Proposal | undefined {
  const comma = words[i]!;
  const verb = words[i + 1];
  if (comma.text !== "," || verb?.pos !== "VERB" || !verb.lower.endsWith("ing") || !results.has(verb.lemma))
    return undefined;
  if (
    words
      .slice(0, i)
      .some(({ text, lower }) => /^[,;:—–]$/.test(text) || ["that", "which", "who", "and"].includes(lower))
  )
    return undefined;
  if (words.slice(i + 2).some(({ text }) => text === "," || text === ";") || !/^[.!]$/.test(words.at(-1)!.text))
    return undefined;
  const clause = clauseAt(words, 0, i);
  const subject = clause && words[clause.subjectHead]!;
  if (!clause || clause.verb.tense === "modal" || !subject || personPronouns.has(subject.lower)) return undefined;
  // A progressive or perfect group says its time in another way.
  if (clause.verb.first !== clause.verb.last && words[clause.verb.first]!.lemma !== "be") return undefined;
  if (/ing$/.test(words[clause.verb.last]!.lower)) return undefined;
  return replace(verb.start, verb.end, `which ${verbForm(verb.lemma, clause.verb.tense === "past" ? "ed" : "s")}`);
}

const people = /^(?:man|woman|child|boy|girl|person|people|student|teacher|author|world|year|month|week|day|today)$/;

/** "the town's old barn" becomes "the old barn of the town". */
function ownerToEnd(words: readonly Word[], i: number): Proposal | undefined {
  const [the, owner, mark] = words.slice(i, i + 3);
  if (the?.lower !== "the" || owner?.pos !== "NOUN" || mark?.lower !== "'s" || people.test(owner.lemma))
    return undefined;
  if (/(?:er|or|ist|ian|man|men|ee)$/.test(owner.lower) || isPlural(owner)) return undefined;
  let end = i + 3;
  while (["ADJ", "NOUN"].includes(words[end]?.pos ?? "")) end++;
  if (end < i + 5 || words[end - 1]!.pos !== "NOUN" || end > i + 6 || words[i + 3]!.lower === "own") return undefined;
  const after = words[end];
  if (!after || after.text === "-" || ["of", "to", "for", "that", "which", "who", "'s"].includes(after.lower))
    return undefined;
  // "The station's gravity hiccups, …": the last noun may be the verb.
  if (i === 0 && after.pos === "PUNCT") return undefined;
  if (after.pos === "PROPN" || after.pos === "NUM" || (words[i - 1] && words[i - 1]!.lower === "of")) return undefined;
  const last = words[end - 1]!;
  return {
    parts: [
      { start: the.end, end: mark.end, after: "" },
      { start: last.end, end: last.end, after: ` of the ${owner.text}` },
    ],
  };
}

/** "between 10 and 20" becomes "from 10 to 20". */
function fromTo(words: readonly Word[], i: number): Proposal | undefined {
  const [between, one, and, other] = words.slice(i, i + 4);
  if (between?.lower !== "between" || one?.pos !== "NUM" || and?.lower !== "and" || other?.pos !== "NUM")
    return undefined;
  if (/^\d{4}$/.test(one.text) || words[i - 1]?.pos !== "VERB" || !verbGroupAt(words, i - 1)) return undefined;
  if (!["cost", "range", "vary", "last"].includes(words[i - 1]!.lemma)) return undefined;
  return {
    parts: [
      { start: between.start, end: between.end, after: "from" },
      { start: and.start, end: and.end, after: "to" },
    ],
  };
}

const turns = [repeatTo, tailToWhich, ownerToEnd, fromTo] as const;
