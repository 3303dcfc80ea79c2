import type { Word } from "../../document/document.ts";
import type { Mode } from "../../report/report.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Contracts where a person who speaks would: only in casual text, and never where the full form carries weight. */
export const contract: Rule = {
  id: "contract",
  summary: "People who write the way they speak contract this.",
  stage: "rhythm",
  level: 7,
  propose: (context) => {
    if (!context.casual || isSolemn(context)) return [];
    return context.words.flatMap((_, i) => contractAt(context, i) ?? []);
  },
};

const solemn = new Set(
  `must shall warning caution danger prohibit forbid dose dosage exceed liable liability hereby herein pursuant
  agreement clause overdose poison fatal lethal toxic emergency physician pregnant`.split(/\s+/),
);

/** Warnings and legal language: there the full forms are part of the message. */
function isSolemn({ words }: Context): boolean {
  return words.some((word, i) => {
    if (word.lower === "not" && ["must", "shall", "should", "may"].includes(words[i - 1]?.lower ?? "")) return true;
    return solemn.has(word.lemma) && word.lower !== "must";
  });
}

/** Where fewer words are wanted, or lighter ones, what may be contracted is. */
const brief: ReadonlySet<Mode> = new Set<Mode>(["informal", "shorten"]);

interface Contraction {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

function contractAt(context: Context, i: number): Proposal | undefined {
  const { words } = context;
  const found = contractNot(words, i) ?? contractVerb(words, i);
  if (!found) return undefined;
  const level = brief.has(context.mode) ? 1 : isSaidBy(words, i) ? undefined : 9;
  return { parts: [found], ...(level !== undefined && { level }) };
}

/** The verb belongs to a pronoun: "it is", "they do not"; after a noun the full form is as common in speech. */
function isSaidBy(words: readonly Word[], i: number): boolean {
  const host = words[i - 1];
  return host !== undefined && (host.pos === "PRON" || host.lower === "there" || host.lower === "that");
}

const withNot: Readonly<Record<string, string>> = {
  do: "n't",
  does: "n't",
  did: "n't",
  is: "n't",
  are: "n't",
  was: "n't",
  were: "n't",
  have: "n't",
  has: "n't",
  had: "n't",
  could: "n't",
  would: "n't",
};

/** "do not" and "cannot"; not after a pronoun that takes the verb ("it is not" becomes "it's not"). */
function contractNot(words: readonly Word[], i: number): Contraction | undefined {
  const word = words[i]!;
  const not = words[i + 1];
  const next = words[i + 2];
  if (not?.lower !== "not" || !next || next.pos === "PUNCT" || word.text === word.text.toUpperCase()) return undefined;
  if (followsWeight(words, i + 2) || isInverted(words, i)) return undefined;
  if (word.lower === "can") return { start: word.start, end: not.end, after: keepCase("can't", word) };
  if (word.lower === "will") return { start: word.start, end: not.end, after: keepCase("won't", word) };
  if (!withNot[word.lower] || not.text !== "not") return undefined;
  if (isShortVerb(word) && takesVerb(words[i - 1])) return undefined;
  return { start: word.end, end: not.end, after: "n't" };
}

/** "not" belongs to a contrast there, so it is stressed: "does not X but Y", "not only". */
function followsWeight(words: readonly Word[], i: number): boolean {
  return ["only", "just", "merely", "simply", "because", "to", "so"].includes(words[i]?.lower ?? "");
}

/** A verb before its subject, as in a question, or at the very start as in an order with weight. */
function isInverted(words: readonly Word[], i: number): boolean {
  const before = words[i - 1];
  return words.at(-1)!.text.includes("?") && (before === undefined || before.pos === "PUNCT");
}

const short: Readonly<Record<string, string>> = { am: "'m", are: "'re", is: "'s", have: "'ve", has: "'s", will: "'ll" };
const hosts: Readonly<Record<string, readonly string[]>> = {
  am: ["i"],
  are: ["you", "we", "they"],
  is: ["he", "she", "it", "that", "there", "what"],
  have: ["i", "you", "we", "they"],
  has: ["he", "she", "it"],
  will: ["i", "you", "he", "she", "we", "they"],
};

function isShortVerb(word: Word): boolean {
  return Object.hasOwn(short, word.lower);
}

function takesVerb(host: Word | undefined): boolean {
  return host !== undefined && Object.values(hosts).some((list) => list.includes(host.lower));
}

/** "it is" becomes "it's" where something follows that carries the stress. */
function contractVerb(words: readonly Word[], i: number): Contraction | undefined {
  const verb = words[i]!;
  const host = words[i - 1];
  const next = words[i + 1];
  const ending = isShortVerb(verb) ? short[verb.lower] : undefined;
  if (!ending || !host || !next || !hosts[verb.lower]!.includes(host.lower)) return undefined;
  if (host.end === verb.start || host.end + 1 !== verb.start || verb.text === verb.text.toUpperCase()) return undefined;
  if (next.pos === "PUNCT" || next.pos === "SCONJ" || next.pos === "CCONJ" || next.end === next.start) return undefined;
  if (/^(?:n?['’])/.test(next.lower)) return undefined;
  const isMain = verb.lower === "have" || verb.lower === "has";
  if (isMain && !isParticiple(words, i + 1)) return undefined;
  if ((host.lower === "that" || host.lower === "there") && !isDemonstrative(words, i - 1)) return undefined;
  if (host.lower === "what" && i > 1) return undefined;
  // "the idea behind it is good": there the pronoun is no subject.
  if (words[i - 2]?.pos === "ADP") return undefined;
  if (isEmbeddedQuestion(words, i - 1) || isElliptic(words, i)) return undefined;
  return { start: host.end, end: verb.end, after: ending };
}

/** "has changed", "have not seen": an auxiliary, not possession. */
function isParticiple(words: readonly Word[], from: number): boolean {
  let i = from;
  while (words[i]?.pos === "ADV" || words[i]?.lower === "not") i++;
  const word = words[i];
  if (!word || (word.pos !== "VERB" && word.pos !== "AUX") || word.lower === "to") return false;
  return /(?:ed|en|wn|ne|de|id|ght|elt|ept|eft|ent|ade|ood|een|ome|ung|ost|old|eld|eat|ut|ad)$/.test(word.lower);
}

/** "that" or "there" as a subject of its own: first in its clause, not after a noun or a verb that it would only link. */
function isDemonstrative(words: readonly Word[], i: number): boolean {
  const before = words[i - 1];
  return before === undefined || before.pos === "PUNCT" || before.pos === "CCONJ";
}

const linking = new Set(["what", "who", "where", "how", "when", "why", "which", "whatever", "than", "as", "wherever"]);

/** "what it is", "than we are", "how big it is": the verb bears the stress. */
function isEmbeddedQuestion(words: readonly Word[], i: number): boolean {
  if (i > 0 && linking.has(words[i - 1]!.lower)) return true;
  return i > 1 && words[i - 2]!.lower === "how";
}

/** The clause ends soon after with nothing but an adverb: "it is indeed", "they are now." */
function isElliptic(words: readonly Word[], i: number): boolean {
  const next = words[i + 1]!;
  const after = words[i + 2];
  const last = next.pos === "ADV" || next.lower === "not";
  return last && (after === undefined || after.pos === "PUNCT");
}

function keepCase(after: string, word: Word): string {
  return /^\p{Lu}/u.test(word.text) ? after[0]!.toUpperCase() + after.slice(1) : after;
}
