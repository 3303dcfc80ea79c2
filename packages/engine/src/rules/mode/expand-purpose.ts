import type { Word } from "../../document/document.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { toInOrderTo } from "../paraphrase/unfold.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";
import { set } from "./expand-tools.ts";
import { binding } from "./guards.ts";

/** Marks what something is done for, once in a sentence. */
export const expandPurpose: Rule = {
  id: "expand-purpose",
  summary: "The sentence says that this is what it is done for.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    if (binding({ words, from: 0, to: 0, slots: [], context }) || words.some(({ lower }) => lower === "order"))
      return [];
    const at = words.findIndex((_, i) => purposeAt(words, i));
    return at < 0 || joined(words, at) ? [] : [withAim(words, at)];
  },
  examples: [
    { before: "They use a lamp to find the door.", after: "They use a lamp with the aim of finding the door." },
    {
      before: "They meet every week to improve their work.",
      after: "They meet every week with the aim of improving their work.",
    },
    { before: "They need a way to improve their work.", after: "They need a way to improve their work." },
    { before: "We want people to know.", after: "We want people to know." },
    { before: "The cup used to be full.", after: "The cup used to be full." },
  ],
};

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

/** The verb that governs the noun phrase right before `to`. */
function mainVerbBefore(words: readonly Word[], to: number): Word | undefined {
  for (let k = to - 1; k >= 0; k--) {
    const word = words[k]!;
    if (word.pos === "VERB") return verbGroupAt(words, k)?.passive ? undefined : word;
    if (!["NOUN", "DET", "ADJ", "ADP", "NUM", "PRON"].includes(word.pos)) return undefined;
  }
  return undefined;
}
