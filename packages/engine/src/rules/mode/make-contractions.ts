import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { isNoun } from "../../grammar/noun-phrase.ts";
import { childrenBy } from "../../grammar/relations.ts";
import { predicateOf } from "../../grammar/statements.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { matchCase } from "../../lexicon/template.ts";
import type { Mode } from "../../options.ts";
import { atLevel, type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** Makes contractions where people do in speech: only in casual text, and not where the full form is stressed. */
export const contract: Rule = {
  id: "contract",
  notIn: ["expand"],
  summary: reasons.contraction,
  stage: "rhythm",
  level: 1,
  propose: (context) => {
    const { casual, words } = context;
    // In warnings and legal language the full forms are part of the message.
    if (!casual || warnsOrBinds(words) || words.some(({ lower }) => lower === "shall")) return [];
    return words.flatMap((_, i) => contractAt(context, i) ?? contractUs(context, i) ?? []);
  },
};

/** Modes that want fewer words or informal words, and therefore contractions. */
const brief: ReadonlySet<Mode> = new Set<Mode>(["informal", "shorten"]);

function contractAt({ sentence, words, mode }: Context, i: number): Proposal | undefined {
  const word = words[i]!;
  if (word.pos !== "AUX" && word.lemma !== "be") return undefined;
  if (word.text.length > 1 && word.text === word.text.toUpperCase()) return undefined;
  if (i > 0 && /^\p{Lu}/u.test(word.text)) return undefined; // “I Am Curious” is a title.
  if (words[i - 1]?.text === "i") return undefined; // “i’m” is one error more to a reader.
  const isSpoken = mode === "informal";
  const found =
    contractNot(sentence, i) ??
    contractVerb(sentence, i, isSpoken ? spokenHosts : hosts) ??
    (isSpoken ? contractHave(sentence, i) : undefined);
  return atLevel(brief.has(mode) ? 1 : 5, found);
}

/** Verbs before which "let us" may ask for permission, as in "let us know"; it is not contracted there. */
const asking = wordSet("know help show handle tell have do introduce guide assist serve in out");

/** Turns "let us begin" into "let's begin". */
function contractUs({ words, mode }: Context, i: number): Proposal | undefined {
  const [word, us, next] = words.slice(i, i + 3);
  const opens = i === 0 || (i === 2 && words[1]!.text === ",");
  if (mode !== "informal" || !opens || word!.lower !== "let" || us?.lower !== "us" || next?.tag !== "VB")
    return undefined;
  if (asking.has(next.lower) || words.some(({ lower }) => /^you/.test(lower))) return undefined;
  return replace(word!.end, us.end, "'s");
}

/** Turns "they could have won" into "they could've won". */
function contractHave({ words, tree }: Sentence, i: number): Proposal | undefined {
  const modal = words[i - 1]?.lower ?? "";
  if (words[i]!.lower !== "have" || words[tree.heads[i]!]?.tag !== "VBN" || !tree.relations[i]!.startsWith("aux"))
    return undefined;
  const isFree = /^(?:could|should|might|must)$/.test(modal) || (modal === "would" && !isHost(words[i - 2], "would"));
  return isFree && tree.heads[i] === i + 1 ? replace(words[i - 1]!.end, words[i]!.end, "'ve") : undefined;
}

function isHost(word: Word | undefined, verb: string): boolean {
  return word !== undefined && spokenHosts[verb]!.includes(word.lower);
}

const withNot = new Set("do does did is are was were have has had could would can will".split(" "));
/** Words before which "not" is stressed and is not contracted: "not only", "not because". */
const weights = new Set("only just merely simply because to so but".split(" "));

/** Turns "do not" into "don't". Leaves "it is not" unchanged, because there the verb is contracted ("it's not"). */
function contractNot(sentence: Sentence, i: number): Proposal | undefined {
  const { words } = sentence;
  const word = words[i]!;
  const [not, next] = words.slice(i + 1, i + 3);
  if (not?.text !== "not" || !withNot.has(word.lower) || !next || next.pos === "PUNCT") return undefined;
  const hasHost = word.lemma === "be" && hosts[word.lower]?.includes(words[i - 1]?.lower ?? "");
  if (weights.has(next.lower) || isInverted(sentence, i) || hasHost) return undefined;
  // "How could he have not known?", "the inn had not one but two cats": "not" belongs to the words behind it.
  const follows = words.slice(Math.max(0, i - 3), i).some(({ tag }) => tag === "MD");
  if (word.lemma === "have" && (follows || words[predicateOf(sentence, i)]!.tag !== "VBN")) return undefined;
  const irregular = { can: "can't", will: "won't" }[word.lower];
  if (irregular) return replace(word.start, not.end, matchCase(irregular, word.text));
  return replace(word.end, not.end, "n't");
}

function subjectsOf(sentence: Sentence, verb: number): number[] {
  return childrenBy(sentence.tree, predicateOf(sentence, verb), "nsubj", "expl");
}

/** Returns whether the subject is between the verb and "not", as in "Will they not come?" */
function isInverted(sentence: Sentence, verb: number): boolean {
  return sentence.words.at(-1)!.text.includes("?") && !subjectsOf(sentence, verb).some((subject) => subject < verb);
}

const short: Readonly<Record<string, string>> = {
  am: "'m",
  are: "'re",
  is: "'s",
  have: "'ve",
  has: "'s",
  will: "'ll",
  would: "'d",
  had: "'d",
};
const hosts: Readonly<Record<string, readonly string[]>> = {
  am: ["i"],
  are: ["you", "we", "they"],
  is: ["he", "she", "it", "that", "there"],
  have: ["i", "you", "we", "they"],
  has: ["he", "she", "it"],
  will: ["i", "you", "he", "she", "we", "they"],
};
/** Subjects behind which a verb is only contracted in speech, as in "everyone's". */
const spokenHosts: typeof hosts = {
  ...hosts,
  is: [...hosts.is!, ..."who what here everything everyone everybody something someone nothing".split(" ")],
  has: [...hosts.has!, "who"],
  will: [...hosts.will!, "it", "that"],
  would: ["i", "you", "he", "she", "we", "they"],
  had: ["i", "you", "we"],
};

/** Prepositions: a pronoun behind one is no subject. */
const prepositions = wordSet(`
  about above across against alongside among around at behind below beneath beside besides between beyond by despite during
  except for from in inside into near of off on onto outside over than through throughout to toward towards under
  unlike upon via with within without`);

/** Turns "it is" into "it's" where the pronoun is the subject and more follows; not in "I know what it is". */
function contractVerb(sentence: Sentence, i: number, subjects: typeof hosts): Proposal | undefined {
  const { words } = sentence;
  const verb = words[i]!;
  const host = words[i - 1];
  const next = words[i + 1];
  if (!host || !next || !subjects[verb.lower]?.includes(host.lower) || host.end + 1 !== verb.start) return undefined;
  if (["PUNCT", "SCONJ", "CCONJ"].includes(next.pos) || next.start === verb.end || next.lower === "to")
    return undefined;
  // "The idea behind it is good", "people like you are rare": the pronoun is no subject.
  const before = words[i - 2]?.lower ?? "";
  // "My friend and I would talk": two joined subjects take the full form.
  if (before === "and" && host.lower === "i") return undefined;
  if (prepositions.has(before) || (before === "like" && i > 2 && isNoun(words[i - 3]!))) return undefined;
  const predicate = predicateOf(sentence, i);
  const isExistence = host.lower === "there" && predicate === i;
  if ((predicate <= i && !isExistence) || !subjectsOf(sentence, i).includes(i - 1)) return undefined;
  if (/^ha/.test(verb.lower) && !sentence.tree.relations[i]!.startsWith("aux")) return undefined;
  // "The food there is good", "the man that is here": "there" and "that" are no subjects of a main clause.
  const begins = i === 1 || ["PUNCT", "CCONJ"].includes(words[i - 2]!.pos);
  if (["that", "there"].includes(host.lower) && !begins) return undefined;
  if (isElliptic(words, i) || (!isExistence && isStressed(sentence, i, predicate))) return undefined;
  return replace(host.end, verb.end, short[verb.lower]!);
}

const fronted = new Set("what whatever how however who than".split(" "));
const times = new Set("today now then".split(" "));

/** Returns whether a verb is stressed, because its complement comes before it or is left out: "how glad I am now". */
function isStressed({ words, tree }: Sentence, i: number, predicate: number): boolean {
  const { lower, lemma, tag } = words[predicate]!;
  if (words.slice(Math.max(0, i - 4), i - 1).some((word) => fronted.has(word.lower))) return true;
  // "As good for you as they are cheap": the verb behind the second "as" is stressed.
  if (words[i - 2]?.lower === "as" && words.slice(0, i - 2).some((word) => word.lower === "as")) return true;
  if (words.slice(0, i).some((word) => word.lemma === lemma) || times.has(lower)) return true;
  if (words[i]!.lemma === "be") return childrenBy(tree, predicate, "case").length > 0;
  // "We have limited time", "the time you have left": this "have" is no auxiliary.
  const after = words[predicate + 1]?.pos ?? "";
  return words[i]!.lemma === "have" && (tag !== "VBN" || lower === "left" || /^(?:NOUN|PROPN|ADJ|VERB)$/.test(after));
}

/** Returns whether the clause ends right behind the verb, or behind one adverb: "it is indeed", "they are now". */
function isElliptic(words: readonly Word[], i: number): boolean {
  const last = words[i + 1]!.pos === "ADV" || words[i + 1]!.lower === "not";
  return last && (words[i + 2]?.pos ?? "PUNCT") === "PUNCT";
}
