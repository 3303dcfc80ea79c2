import type { Word } from "../../document/document.ts";
import { mainClause } from "../../grammar/clause.ts";
import { warnsOrBinds, weighsFigures } from "../../grammar/topics.ts";
import type { Proposal, Rule } from "../rule.ts";
import { emptyWords } from "./empty-words.ts";
import { isIdle } from "./idle.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Drops the phrase or clause that closes a sentence and is made of empty words alone. */
export const shortenEndings: Rule = {
  id: "shorten-endings",
  modes: ["shorten"],
  summary: "The sentence is complete before its last phrase.",
  stage: "frame",
  level: 8,
  propose: (context) => {
    const { words } = context;
    const end = words.length - 1;
    if (end < 8 || !/^[.!]$/.test(words[end]!.text) || warnsOrBinds(context.words) || weighsFigures(context.words))
      return [];
    const first = startOfEmpty(words, end);
    for (let i = Math.max(first, 4); i < end - 2; i++) {
      const ending = endingAt(words, i, end);
      if (ending) return [ending];
    }
    return [];
  },
};

const linking = new Set(["DET", "ADP", "PART", "PRON", "CCONJ", "AUX", "SCONJ"]);

/** Where the empty words begin that reach to the end. */
function startOfEmpty(words: readonly Word[], end: number): number {
  let i = end;
  while (i > 0) {
    const { pos, lemma, lower } = words[i - 1]!;
    if (!linking.has(pos) && !emptyWords.has(lemma) && !emptyWords.has(lower)) break;
    i--;
  }
  return i;
}

function endingAt(words: readonly Word[], i: number, end: number): Proposal | undefined {
  const opener = words[i]!.lower;
  const before = words[i - 1]!;
  const tail = words.slice(i, end);
  if (before.pos !== "NOUN" || !isIdle(tail) || words[i - 2]?.text === "-") return undefined;
  if (
    ["than", "as", "so", "too", "enough", "what", "how", "both", "between", "from"].some((word) =>
      holds(words, i, word),
    )
  )
    return undefined;
  if (words.slice(0, i).some(({ text }) => /^["“:;(?]$/.test(text))) return undefined;
  const main = mainClause(words, 0, i);
  if (!main || main.verb.last >= i - 1) return undefined;
  const verb = words[main.verb.last]!.lemma;
  const described = words[i - 2]!.pos === "ADJ";
  if (copulas.has(verb) && !(described && (opener === "for" || opener === "that"))) return undefined;
  if (!fits(words, i, verb)) return undefined;
  return { parts: [{ start: before.end, end: words[end]!.start, after: "" }] };
}

function holds(words: readonly Word[], to: number, lower: string): boolean {
  return words.slice(0, to).some((word) => word.lower === lower);
}

/** True where a phrase opens at `i`, after a noun, that neither this noun nor the verb before it needs. */
export function fits(words: readonly Word[], i: number, verb: string): boolean {
  const { lower, pos } = words[i]!;
  const noun = words[i - 1]!;
  const next = words[i + 1]!;
  if (relational.has(noun.lemma) || relational.has(noun.lower)) return false;
  switch (lower) {
    case "that":
      return ["VERB", "AUX", "ADV"].includes(next.pos) && isIndefinite(words, i - 1);
    case "to":
      return next.pos === "VERB" && !wanting.has(verb) && !/ing$/.test(next.lower);
    case "for":
      return pos === "ADP" && !awaiting.has(verb) && !/ing$/.test(next.lower);
    case "in":
    case "within":
    case "throughout":
    case "across":
      return pos === "ADP" && !dwelling.has(verb) && !/ing$/.test(next.lower);
    default:
      return false;
  }
}

/** A noun phrase without "the" or a count, which no clause need single out. */
function isIndefinite(words: readonly Word[], noun: number): boolean {
  let i = noun - 1;
  while (i >= 0 && ["ADJ", "NOUN", "ADV", "CCONJ"].includes(words[i]!.pos)) i--;
  const { lower, pos } = words[i]!;
  return lower === "a" || lower === "an" || pos === "VERB" || (pos === "ADP" && lower !== "of");
}

const copulas = set("be become remain seem mean represent constitute form");
/** Nouns that need what follows them. */
const relational = set(`
  way ability chance effort need opportunity desire decision attempt capacity right plan power tendency willingness
  potential reason time place room interest role change increase decrease rise growth part difference advance
  improvement innovation trust belief faith confidence investment participation involvement demand respect
  responsibility love search basis foundation support call passion commitment dedication thing something anything
  nothing one ones people those someone anyone everyone sense kind type sort lot demand care concern space pride
  success progress shift vision hope dream mission value importance balance step goal aim tool key path process means number idea fact joy
  comfort meaning purpose presence experience motivation inspiration permission step reminder system
`);
/** Verbs that ask for "to" with a verb. */
const wanting = set(`
  allow enable help need want aim strive seek encourage inspire empower require use take continue begin start try learn
  choose decide plan hope wish expect force push lead work serve ask tell teach urge invite motivate drive have lack give
  provide offer cause permit remind get prefer like love long set come go be make find challenge prompt compel advise
`);
const awaiting = set(
  "look ask search wait provide prepare account care allow pay call hope blame thank praise criticize honor award recognize mistake need set",
);
const dwelling = set(`
  live result participate engage lie belong invest believe succeed specialize come go put place stand play end find
  immerse reside exist occur happen help see take keep hold have make set bring leave get aid assist include appear begin
`);
