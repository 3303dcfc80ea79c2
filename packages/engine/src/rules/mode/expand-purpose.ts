import type { Word } from "../../document/document.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { toInOrderTo } from "../paraphrase/unfold.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";
import { set } from "./expand-tools.ts";

/** Marks what something is done for, once in a sentence. */
export const expandPurpose: Rule = {
  id: "expand-purpose",
  modes: ["expand"],
  adds: true,
  summary: "The sentence says that this is what it is done for.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || words.some(({ lower }) => lower === "order")) return [];
    const at = words.findIndex((_, i) => purposeAt(words, i));
    if (at >= 0 && !joined(words, at) && words.some(isDoer)) return [withAim(words, at)];
    const wider = words.findIndex((_, i) => opensWithAim(words, i) || endsInAim(words, i));
    if (wider < 0) return [];
    const to = words[wider]!;
    return [replace(to.start, to.end, to.text === "To" ? "In order to" : "in order to")];
  },
};

/** Somebody who can have an aim. */
function isDoer(word: Word): boolean {
  return doers.has(word.lower) || (word.pos === "NOUN" && isPersonNoun(word));
}
const doers = set("we they you he she i people researchers scientists companies governments authorities team");

/** A second verb hangs on the same "to". */
function joined(words: readonly Word[], at: number): boolean {
  return words.slice(at + 2).some(({ lower, text }) => ["and", "or", "but"].includes(lower) || text === ",");
}

function withAim(words: readonly Word[], at: number): Proposal {
  const [to, verb] = words.slice(at, at + 2) as [Word, Word];
  return replace(to.start, verb.end, `with the aim of ${verbForm(verb.lemma, "ing")}`);
}

const aims =
  set(`improve ensure reduce enhance support promote achieve avoid prevent increase maintain protect gain meet boost
  strengthen address minimize maximise maximize preserve determine identify assess measure create build attract keep`);
/** Verbs whose object may be followed by what it is done for. */
const acting =
  set(`meet use employ apply collect gather develop introduce adopt follow implement conduct perform build install combine
  create hire launch organize organise start study examine compare cut raise add remove establish modify change adjust work
  collaborate monitor take make invest share provide offer design reduce increase limit visit travel spend check test
  analyze analyse`);
/** Nouns that take an infinitive of their own. */
const takers =
  set(`order ability way need chance opportunity decision plan effort attempt right time desire tendency willingness
  power permission reason thing place hour tool people strategy approach potential capacity method call alternative
  contribution response access commitment key solution introduction addition step measure responsibility duty failure
  motivation incentive goal aim objective purpose pressure struggle drive determination challenge option technique freedom
  resource skill money authority mission job task initiative program policy law proposal technology system model framework
  tip lot enough work promise refusal invitation request ambition means courage strength answer`);

function purposeAt(words: readonly Word[], i: number): boolean {
  const [to, verb, object] = words.slice(i, i + 3);
  const before = words[i - 1];
  if (to?.lower !== "to" || verb?.pos !== "VERB" || verb.lower !== verb.lemma || before?.pos !== "NOUN") return false;
  if (!object || !["DET", "PRON", "NOUN", "ADJ"].includes(object.pos) || takers.has(before.lemma)) return false;
  if (words.slice(0, i).some(({ lower }) => lower === "to")) return false;
  const main = mainVerbBefore(words, i);
  if (!main || !acting.has(main.lemma)) return toInOrderTo(words, i) !== undefined;
  const between = words.slice(words.indexOf(main), i);
  if (between.length < 2 || between.some(({ lemma, lower }) => takers.has(lemma) || lower === "for")) return false;
  return aims.has(verb.lower) || toInOrderTo(words, i) !== undefined;
}

const phrases = set(
  "be begin conclude summarize summarise sum put start say give illustrate top add quote date clarify",
);

/** "To reach the hut, they hired a boat." */
function opensWithAim(words: readonly Word[], i: number): boolean {
  const at = /ly$|^better$/.test(words[1]?.lower ?? "") ? 2 : 1;
  const verb = words[at];
  if (i !== 0 || words[0]!.lower !== "to" || verb?.lower !== verb?.lemma || !verb) return false;
  if (verb.pos !== "VERB" && !(verb.pos === "NOUN" && ["DET", "PRON"].includes(words[at + 1]?.pos ?? ""))) return false;
  if (phrases.has(verb.lower) || (verb.lower === "make" && words[2]?.lower === "matters")) return false;
  const comma = words.findIndex(({ text }) => text === ",");
  // In a list of aims the first comma closes nothing.
  return comma > 2 && ["PRON", "DET"].includes(words[comma + 1]?.pos ?? "") && words.length > comma + 4;
}

/** Verbs whose object never is the one who does what follows. */
const serving =
  set(`use employ apply utilize utilise leverage collect gather develop introduce adopt follow implement conduct perform
  install combine launch organize organise study examine compare cut raise add establish modify change adjust monitor
  invest share reduce increase limit check test analyze analyse integrate incorporate create build form open
  wear mix hold search track record review explore`);
/** The same verbs as passives; "used to" and "made to" say something else. */
const served =
  set(`introduce implement conduct perform collect gather establish adopt employ launch hold organize organise form add
  change modify adjust install combine`);
const hard = set("hard together closely tirelessly diligently");

/** "used a lamp to find the door", "was introduced to find it", "worked hard to find it". */
function endsInAim(words: readonly Word[], i: number): boolean {
  const [to, verb, object] = words.slice(i, i + 3);
  const before = words[i - 1];
  if (to?.lower !== "to" || verb?.pos !== "VERB" || verb.lower !== verb.lemma || !before || !object) return false;
  if (verb.lower === "be" || !["DET", "PRON", "NOUN", "ADJ", "PROPN"].includes(object.pos)) return false;
  if (hard.has(before.lower)) return ["work", "collaborate", "come"].includes(words[i - 2]?.lemma ?? "");
  if (before.pos === "VERB") return served.has(before.lemma) && isPassiveBe(words, i - 1);
  if (before.pos !== "NOUN" || takers.has(before.lemma)) return false;
  for (let k = i - 2; k >= Math.max(0, i - 10); k--) {
    const { pos, lemma, lower } = words[k]!;
    if (pos === "VERB") return serving.has(lemma) && i - k > 1 && !isPassiveBe(words, k) && words[k - 1]?.pos !== "DET";
    if (takers.has(lemma) || lower === "to" || lower === "for") return false;
    if (!["NOUN", "DET", "ADJ", "ADP", "NUM", "PRON", "PROPN"].includes(pos)) return false;
  }
  return false;
}

function isPassiveBe(words: readonly Word[], at: number): boolean {
  const left = words[at - 1]?.pos === "ADV" ? words[at - 2] : words[at - 1];
  return left?.lemma === "be";
}

/** The verb that governs the noun phrase right before `to`. */
function mainVerbBefore(words: readonly Word[], to: number): Word | undefined {
  for (let k = to - 1; k >= 0; k--) {
    const word = words[k]!;
    if (word.pos === "VERB") return verbGroupAt(words, k)?.passive ? undefined : word;
    if (!["NOUN", "DET", "ADJ", "ADP", "NUM", "PRON"].includes(word.pos)) return undefined;
  }
  return undefined;
}
