import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { pluralPronouns } from "../../grammar/closed-classes.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { matchCase } from "../../lexicon/template.ts";
import type { Proposal, Rule } from "../rule.ts";

/** Writes contractions in full, as formal English does. */
export const fullForms: Rule = {
  id: "full-forms",
  modes: ["academic", "formal", "expand"],
  summary: "Formal writing spells contractions out.",
  stage: "frame",
  level: 1,
  propose: ({ words, text }) => words.flatMap((_, i) => expand(words, i, text) ?? []),
};

const negations: Readonly<Record<string, string>> = { ca: "can", wo: "will", sha: "shall" };
const auxiliaries = new Set(
  "do does did is are was were have has had can ca could will wo would shall sha should must might need".split(" "),
);

function expand(words: readonly Word[], i: number, text: string): Proposal | undefined {
  const word = words[i]!;
  const host = words[i - 1];
  const spoken = spokenForm(words, i);
  if (spoken) return one(word.start, words[i + spoken.words - 1]!.end, matchCase(spoken.form, word.text));
  // "Dont" and "isnt" are contractions that lost their mark.
  if (word.lower === "nt" && host?.end === word.start && auxiliaries.has(host.lower) && host.lower.length > 1)
    return one(word.start, word.end, " not");
  if (word.lower === "n't" && host?.lower === "ai" && host.end === word.start) return expandAint(words, i);
  if (!word.lower.includes("'")) return undefined;
  const joined = host !== undefined && host.end === word.start;
  if (word.lower === "n't" && joined && auxiliaries.has(host.lower)) return expandNot(words, i, text);
  const inOne = splitToken(word);
  if (inOne) return one(word.start, word.end, matchCase(inOne, word.text));
  if (!joined || /\d$/.test(host.lower)) return undefined;
  const full = fullForm(words, i);
  return full === undefined ? undefined : one(word.start, word.end, ` ${full}`);
}

const spokenForms: Readonly<Record<string, string>> = {
  gonna: "going to",
  wanna: "want to",
  lemme: "let me",
  gimme: "give me",
  kinda: "somewhat",
  sorta: "somewhat",
  gotta: "have to",
  "y'all": "you",
  cuz: "because",
};

/** Returns how a form that only speech has is written, and how many words it is: "gonna" is two. */
function spokenForm(words: readonly Word[], i: number): { readonly form: string; readonly words: number } | undefined {
  const next = words[i + 1];
  const joined = next !== undefined && next.start === words[i]!.end ? words[i]!.lower + next.lower : "";
  const count = joined in spokenForms ? 2 : 1;
  const lower = count === 2 ? joined : words[i]!.lower;
  const form = spokenForms[lower];
  if (!form) return undefined;
  const before = words[i - 1]?.lower ?? "";
  const after = words[i + count];
  if (lower === "gotta" && !["i", "you", "we", "they", "just", "really"].includes(before)) return undefined;
  if ((lower === "kinda" || lower === "sorta") && after?.pos !== "ADJ") return undefined;
  if (/ to$/.test(form) && !after) return undefined;
  return { form, words: count };
}

/** "Ain't" before anything but a participle or another negative. */
function expandAint(words: readonly Word[], i: number): Proposal | undefined {
  const subject = words[i - 2];
  const next = words[i + 1];
  if (!subject || !next || next.pos === "PUNCT" || next.pos === "VERB" || doubled.has(next.lower)) return undefined;
  const plural = pluralPronouns.has(subject.lower) || (subject.pos === "NOUN" && isPlural(subject));
  if (!plural && !["NOUN", "PROPN", "PRON"].includes(subject.pos)) return undefined;
  const verb = subject.lower === "i" ? "am" : plural ? "are" : "is";
  return one(words[i - 1]!.start, words[i]!.end, `${verb} not`);
}

const doubled = new Set("no nothing never nobody none nowhere neither got gon".split(" "));

function one(start: number, end: number, after: string): Proposal {
  return { parts: [{ start, end, after }] };
}

/** "don't you" becomes "do you not", "isn't the plan" "is the plan not", everything else "do not". */
function expandNot(words: readonly Word[], i: number, text: string): Proposal {
  const host = words[i - 1]!;
  const verb = matchCase(negations[host.lower] ?? host.lower, host.text);
  const subject = invertedSubject(words, i);
  if (subject !== undefined) {
    const parts: Part[] = [{ start: host.start, end: words[i]!.end, after: verb }];
    const after = words[subject - 1]!.end;
    return { parts: [...parts, { start: after, end: after, after: " not" }] };
  }
  const joiner = verb.toLowerCase() === "can" ? "" : " ";
  // A gap that is left untouched keeps a protected word after it safe.
  if (verb === text.slice(host.start, host.end)) return one(words[i]!.start, words[i]!.end, `${joiner}not`);
  return one(host.start, words[i]!.end, `${verb}${joiner}not`);
}

const subjects = new Set("i you he she it we they there this that these those".split(" "));
const questionWords = new Set("why how what when where who which".split(" "));

/** Where a subject that stands after its verb ends, in a question or a tag; undefined in normal order. */
function invertedSubject(words: readonly Word[], i: number): number | undefined {
  const before = words[i - 2];
  const next = words[i + 1];
  if (!next) return undefined;
  const opens =
    before === undefined || before.pos === "PUNCT" || before.pos === "CCONJ" || questionWords.has(before.lower);
  const asks = words.at(-1)!.text.includes("?");
  if (!opens || !asks) return undefined;
  if (subjects.has(next.lower)) return i + 2;
  if (before?.pos === "PUNCT" || (next.pos !== "DET" && next.pos !== "PRON")) return undefined;
  return nounPhraseEnd(words, i + 1);
}

/** Tokens that the tagger leaves whole. */
function splitToken({ lower }: Word): string | undefined {
  const [, head, tail] = lower.match(/^(i|you|he|she|it|we|they|that|there|who)'(m|re|ve|ll)$/) ?? [];
  return head && tail && `${head} ${simple[tail]}`;
}

const simple: Readonly<Record<string, string>> = { m: "am", re: "are", ve: "have", ll: "will" };
const hosts = new Set(
  `i you he she it we they that this there here what who where when how why which everything something nothing anything
  everyone everybody someone somebody nobody`.split(/\s+/),
);
const indefinite = /(?:thing|one|body)$/;

function fullForm(words: readonly Word[], i: number): string | undefined {
  const { lower } = words[i]!;
  const host = words[i - 1]!;
  const plain = simple[lower.slice(1)];
  if (plain) return plain;
  if (lower === "'d") return hosts.has(host.lower) ? formOfD(words, i) : undefined;
  if (lower !== "'s") return undefined;
  if (host.lower === "let") return "us";
  if (!hosts.has(host.lower)) return undefined;
  const next = nextContent(words, i + 1);
  if (indefinite.test(host.lower) && !(next && (next.pos === "DET" || next.pos === "VERB" || next.pos === "ADP")))
    return undefined;
  // "On everyone's coping skills": a possessive.
  const before = words[i - 2]?.pos;
  if (indefinite.test(host.lower) && (before === "ADP" || before === "VERB" || isGerundNoun(words, i + 1)))
    return undefined;
  return isHas(words, i) ? "has" : "is";
}

/** "Coping skills": a participle that describes a noun. */
function isGerundNoun(words: readonly Word[], i: number): boolean {
  return /ing$/.test(words[i]?.lower ?? "") && words[i + 1]?.pos === "NOUN";
}

/** "'d" before a participle, "better" or "been" is "had", otherwise "would". */
function formOfD(words: readonly Word[], i: number): string | undefined {
  const index = nextContentIndex(words, i + 1);
  const next = words[index];
  if (!next) return undefined;
  if (next.lower === "better" || words[i + 1]!.lower === "better") return "had";
  const forms = formsOf(next.lower, next.lemma);
  if (forms.includes("base")) return "would";
  return forms.includes("en") || forms.includes("ed") ? "had" : "would";
}

const intransitive = new Set(
  `be have get happen become come go arrive grow fall rise evolve begin seem remain stay live work exist occur
  disappear emerge prove turn die last agree fail`.split(/\s+/),
);
const complementTakers = new Set(
  "call name consider deem give teach pay offer tell ask show send grant assure inform promise award".split(" "),
);

/** "'s" before a participle: "has" where the participle is active, that is, has an object or can have none. */
function isHas(words: readonly Word[], i: number): boolean {
  const index = nextContentIndex(words, i + 1);
  const verb = words[index];
  if (!verb || (verb.pos !== "VERB" && verb.pos !== "AUX")) return false;
  if (!formsOf(verb.lower, verb.lemma).includes("en")) return false;
  if (intransitive.has(verb.lemma)) return true;
  if (complementTakers.has(verb.lemma)) return false;
  const object = words[index + 1];
  return object !== undefined && ["DET", "PRON", "NOUN", "PROPN", "NUM"].includes(object.pos);
}

function nextContentIndex(words: readonly Word[], from: number): number {
  let i = from;
  while (words[i]?.pos === "ADV" || words[i]?.lower === "not" || words[i]?.lower === "n't") i++;
  return i;
}

function nextContent(words: readonly Word[], from: number): Word | undefined {
  return words[nextContentIndex(words, from)];
}
