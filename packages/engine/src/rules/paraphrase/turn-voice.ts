import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { type Extent, phraseOf } from "../../grammar/extent.ts";
import { finiteBe, verbForm } from "../../grammar/inflect.ts";
import { childrenBy, childrenOf, isPluralPhrase } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Context, type Proposal, replace } from "../rule.ts";
import { hasPronoun, hasScope, isTime, paraphrase, textInside, textOf } from "./statement.ts";

/** Turns active into passive clauses and back: "The storm destroyed it" becomes "It was destroyed by the storm". */
export const turnVoice = paraphrase("turn-voice", reasons.otherView, (context) =>
  clausesOf(context.sentence).flatMap(
    (clause) => (clause.passive ? toActive(context, clause) : toPassive(context, clause)) ?? [],
  ),
);

/** Verbs that are natural in the passive with "by", such as "destroy" and "create". */
const transitive =
  wordSet(`affect shape support drive change transform influence create produce build design develop destroy damage protect
  improve enhance strengthen weaken reduce increase limit control replace remove attack defeat capture discover invent
  introduce publish describe explain illustrate examine explore study analyze analyse investigate measure record collect
  organize organise manage lead found establish inspire encourage motivate challenge threaten undermine address solve
  resolve cause trigger prevent block disrupt shift reveal highlight emphasize underscore determine define dominate
  surround cover fill power fuel guide direct monitor regulate govern carry deliver promote foster facilitate adopt reject
  approve accept celebrate preserve restore maintain test confirm simplify complicate demonstrate combine integrate
  evaluate assess generate predict estimate compute identify detect require inform accompany shake mark announce occupy
  teach overshadow ignite spark conduct track operate surpass distort devastate target hit release write paint finish
  praise criticize attract divide interrupt delay fund finance win score elect appoint recognize observe impact aggregate grip line achieve
  process transport captivate intrigue condemn paint surprise shock move fascinate delight impress amaze disappoint frustrate`);

/** Turns "The storm destroyed the bridge." into "The bridge was destroyed by the storm." */
function toPassive(context: Context, clause: TreeClause): Proposal | undefined {
  const { words, sentence } = context;
  const { predicate, subject, object } = clause;
  if (subject === undefined || object === undefined || !transitive.has(words[predicate]!.lemma)) return undefined;
  const [doer, done] = [phraseOf(sentence, subject), phraseOf(sentence, object)];
  const group = readGroup(context, clause, doer);
  if (!group || done.from !== predicate + 1 || !isWhole(context, object, done)) return undefined;
  const [auxiliary, ...others] = group.auxiliaries;
  if (others.length > 0 || (auxiliary && !isSimple(auxiliary)) || !isWhole(context, subject, doer)) return undefined;
  if (!/^NN/.test(words[subject]!.tag) || !canFollow(words, done.to)) return undefined;
  // A reference to the sentence before stays at the beginning, and a long phrase reads badly before its verb.
  if (/^(?:this|these|that|such)$/.test(words[doer.from]!.lower) || done.to - done.from > doer.to - doer.from + 6)
    return undefined;
  const said = textInside(context, doer);
  const pronoun = subjectForms.get(words[object]!.lower);
  const isPlural = pronoun ? pronoun !== "he" : isPluralPhrase(sentence, object);
  if (isPlural === undefined || (words[object]!.pos === "PRON" && !pronoun)) return undefined;
  const be = passiveOf(words[predicate]!, auxiliary, isPlural);
  const passive = `${pronoun ?? textOf(context, done)} ${be} ${group.adverb}${verbForm(words[predicate]!.lemma, "en")} by`;
  return said === undefined ? undefined : write(context, doer, done, `${passive} ${said}`);
}

/** Returns the auxiliaries and adverb between a subject and its verb; undefined if any other word is there. */
function readGroup({ words, sentence }: Context, clause: TreeClause, subject: Extent) {
  const { predicate, tense } = clause;
  const group = words.slice(subject.to, predicate);
  const auxiliaries = group.filter(({ pos }) => pos === "AUX");
  const adverbs = group.filter(({ pos, lower }) => pos === "ADV" && lower.endsWith("ly"));
  if (tense === "none" || auxiliaries.length + adverbs.length < group.length || adverbs.length > 1) return undefined;
  if (!stands(sentence, clause, subject.from) || (adverbs.length > 0 && adverbs[0] !== group.at(-1))) return undefined;
  return { auxiliaries, adverb: adverbs.map(({ text }) => `${text} `).join("") };
}

/** Returns whether the agent may come before the rest of the sentence: nothing there may depend on the clause's end. */
function canFollow(words: readonly Word[], to: number): boolean {
  const rest = words.slice(to);
  const isSetting = /^(?:in|on|at|during|after|before|since)$/.test(rest[0]!.lower) && rest.slice(1, 4).some(isTime);
  if (rest[0]!.pos !== "PUNCT" && rest[0]!.tag !== "TO" && !isSetting) return false;
  return !hasPronoun(rest) && rest.every(({ tag }, i) => tag !== "VBG" || rest[i - 1]?.text !== ",");
}

/** Returns whether an auxiliary is a modal verb or "have", which also precedes the passive. */
function isSimple({ tag, lemma, text }: Word): boolean {
  return /^[a-z]+$/.test(text) && (tag === "MD" || lemma === "have");
}

function passiveOf({ tag }: Word, auxiliary: Word | undefined, isPlural: boolean): string {
  if (auxiliary?.tag === "MD") return `${auxiliary.text} be`;
  if (auxiliary) return `${auxiliary.lower === "had" ? "had" : isPlural ? "have" : "has"} been`;
  return finiteBe(isPlural, tag === "VBD");
}

/** Returns whether a clause begins its sentence or follows a comma or link, and no dependent prevents the change. */
function stands({ words, tree }: Sentence, { predicate, negated }: TreeClause, from: number): boolean {
  const before = words[from - 1];
  if (negated || (before && !/^(?:,|and|but|because|although|while|when|that|if|so)$/.test(before.lower))) return false;
  if (before?.lower === "that" && before.pos !== "SCONJ") return false;
  return childrenOf(tree, predicate).every(
    (i) => !/^(?:conj|xcomp|ccomp|iobj|compound:prt|expl)$/.test(tree.relations[i]!),
  );
}

/** Pronouns, and words such as "all" and "only" whose meaning depends on their position. */
const tied =
  wordSet(`its their his her itself themselves himself each other another he it they who which that no all every many few some any
  most several both either neither only nobody nothing everyone someone none`);

/** Returns whether a phrase can become subject or object: no pronoun or quantity in it would change its meaning. */
function isWhole({ words }: Context, head: number, { from, to }: Extent): boolean {
  const phrase = words.slice(from, to);
  if (hasScope(phrase) || words[head]!.tag === "VBG") return false;
  // With punctuation inside, the phrase is a list or has an aside, and its end is unsure.
  return phrase.every(({ lower, pos }) => !tied.has(lower) && pos !== "PUNCT" && pos !== "SCONJ");
}

/** Returns the edit that writes a clause anew, from its subject to the end of the phrase behind its verb. */
function write({ words }: Context, subject: Extent, last: Extent, clause: string): Proposal {
  return replace(words[subject.from]!.start, words[last.to - 1]!.end, subject.from === 0 ? capitalize(clause) : clause);
}

const pairs = "they them|he him|she her|we us|i me|it it|you you".split("|").map((pair) => pair.split(" "));
const objectForms: ReadonlyMap<string, string> = new Map(pairs.map(([subject, object]) => [subject!, object!]));
const subjectForms: ReadonlyMap<string, string> = new Map([
  ["them", "they"],
  ["him", "he"],
  ["us", "we"],
]);

/** Turns "The bridge was destroyed by the storm." into "The storm destroyed the bridge." */
function toActive(context: Context, clause: TreeClause): Proposal | undefined {
  const { words, sentence } = context;
  const { predicate, subject } = clause;
  const agent = childrenBy(sentence.tree, predicate, "obl").find((i) => phraseOf(sentence, i).from === predicate + 1);
  if (subject === undefined || agent === undefined || words[predicate + 1]!.lower !== "by") return undefined;
  const [done, by] = [phraseOf(sentence, subject), phraseOf(sentence, agent)];
  const doer = { from: by.from + 1, to: by.to };
  const group = readGroup(context, clause, done);
  if (!group || !/^NNP?S?$/.test(words[agent]!.tag) || isTime(words[agent]!) || means.test(words[agent]!.lemma))
    return undefined;
  const pronoun = objectForms.get(words[subject]!.lower);
  if ((pronoun === undefined && !isWhole(context, subject, done)) || !isWhole(context, agent, doer)) return undefined;
  if (!canFollow(words, doer.to)) return undefined;
  const isPlural = isPluralPhrase(sentence, agent);
  if (isPlural === undefined) return undefined;
  const active = activeOf([...group.auxiliaries, words[predicate]!], group.adverb, isPlural);
  const said = pronoun ?? textInside(context, done);
  return active && said ? write(context, done, doer, `${textOf(context, doer)} ${active} ${said}`) : undefined;
}

/** Matches nouns behind "by" that are no agents but tools, places and reasons: "by hand", "by mistake". */
const means = /^(?:hand|law|default|mistake|chance|end|deadline|percent|mail|email|car|train|boat|foot)$/;

/** Returns the active form of a passive verb: "use" for "was used", "can use" for "can be used". */
function activeOf(group: readonly Word[], adverb: string, isPlural: boolean): string | undefined {
  const [first, second] = group;
  const { lemma, lower } = group.at(-1)!;
  // "Underserved" has no verb that the lexicon knows.
  if (verbForm(lemma, "en") !== lower) return undefined;
  if (group.length === 2 && /^(?:is|are|was|were)$/.test(first!.lower))
    return adverb + verbForm(lemma, /^w/.test(first!.lower) ? "ed" : isPlural ? "base" : "s");
  if (group.length !== 3) return undefined;
  if (first!.tag === "MD" && second!.lower === "be") return `${first!.text} ${adverb}${lemma}`;
  if (first!.lemma !== "have" || second!.lower !== "been") return undefined;
  return `${first!.lower === "had" ? "had" : isPlural ? "have" : "has"} ${adverb}${verbForm(lemma, "en")}`;
}
