import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { clauseAround, clausesOf, sharedSubject, type TreeClause } from "../../grammar/clauses.ts";
import { relativePronouns } from "../../grammar/closed-classes.ts";
import { amounts, isPerson } from "../../grammar/noun-classes.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { childrenBy, isSure, objectOf } from "../../grammar/relations.ts";
import { type Participle, type Tail, tailsOf } from "../../grammar/tails.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Proposal, Rule } from "../rule.ts";
import { asClause } from "./tail-clauses.ts";
import { asSharedVerb } from "./tail-joins.ts";
import { events, lingering, open, speech, type TailKind, tailKind, unreal } from "./tail-verbs.ts";

/** Turns "It runs, saving time" into "It runs and saves time", ", leading to war" into ", which leads to war". */
export const tails: Rule = {
  id: "tails",
  summary: reasons.clearerDoer,
  stage: "clause",
  level: 5,
  propose: ({ sentence, mode }) =>
    tailsOf(sentence).flatMap((tail) => proposalFor(sentence, tail, mode === "academic") ?? []),
};

/** @param isPrecise true where a participle phrase may not become a second verb of the subject */
function proposalFor(sentence: Sentence, inner: Tail, isPrecise: boolean): Proposal | undefined {
  const kind = kindOf(sentence, { place: inner.participle, lemma: inner.lemma });
  const isOfEvent = isOutcome(kind) || events.has(inner.lemma);
  const host = isOutcome(kind) ? finiteAround(sentence, inner.host) : inner.host;
  const isOpen = isOfEvent && (host !== inner.host || hasOtherVerb(sentence, inner));
  const tail = { ...inner, host, sure: inner.sure && !isOpen };
  if (!isPlain(sentence, tail) || (!tail.sure && !isOfEvent)) return undefined;
  const ways = waysFor(sentence, tail).filter((way) => way !== "subject" || !isPrecise);
  const [first, ...others] = ways.flatMap((way) => (way === "subject" ? asSharedVerb : asClause)(sentence, tail));
  if (!first) return undefined;
  // "Lay on the grass, reading": a person's accompanying action is rarely a second step.
  const level = kind === undefined ? 8 : (first.level ?? 5);
  return { ...first, level, others: others.map(({ parts }) => parts) };
}

/** Returns the clause itself if finite, else the next finite one around it: "continues" for "continues to shrink". */
function finiteAround(sentence: Sentence, host: TreeClause): TreeClause {
  const around = clauseAround(sentence, sentence.tree.heads[host.predicate]!);
  // "Has the power to save lives, making roads safe": that the roads are safe is only possible, too.
  const isAround = host.tense === "none" && (host.kind !== "reduced" || sentence.words[host.verb]!.tag === "VBG");
  return isAround && around ? finiteAround(sentence, around) : host;
}

/** Returns whether a participle phrase states a fact, and no quotation, list or aside comes before it. */
function isPlain({ words, tree }: Sentence, { host, comma, participle, lemma, to, joined }: Tail): boolean {
  // "When it comes to flour, grinding it takes time": "grinding" is the subject of a clause.
  if (tree.heads[host.from] === host.predicate && words[host.from]!.tag === "WRB") return false;
  const isOfWhole =
    /^(?:result|enabling|comment)$/.test(tailKind(lemma) ?? "") && !unreal.has(words[host.predicate]!.lemma);
  if ((host.negated || open.has(words[host.predicate]!.lemma)) && !isOfWhole) return false;
  // "To see how bad it can get, giving us stories": the seeing gives them, not what is seen.
  if (words.slice(host.from, host.verb).some(({ lower }) => lower === "how")) return false;
  // "Contribute to gas increases, warming": "increases" is a noun that was taken for a verb.
  if (host.kind === "complement" && host.marker === undefined && !isSure(tree, host.predicate)) return false;
  for (let i = host.verb; i < to; i++)
    if ((i < comma ? /^(?:["'“”‘—–:;[\]]|And)$/ : /^['‘—;[\]]$/).test(words[i]!.text) && words[i]!.tag !== "POS")
      return false;
  // '"The lamp," I cried, running', "calls it “bold”, praising": quoted words are not the writer's own.
  if (words.some(({ text }) => /^["“”]$/.test(text))) return false;
  // "The bill has passed, meaning that it will be law": the phrase is about another time than its clause.
  const other = host.tense === "past" ? ["will", "'ll"] : host.verb === host.predicate ? ["past"] : [];
  if (words.slice(participle, to).some(({ lower }) => other.includes(lower))) return false;
  // "A faint, rattling sound", "made faint, rattling sounds": the word behind the comma is an adjective.
  const isSecond =
    words[comma - 2]!.pos === "DET" || (comma - 1 !== host.predicate && words[participle + 1]!.pos === "NOUN");
  if (words[comma - 1]!.pos === "ADJ" && isSecond) return false;
  // "The mill feeds the town, consequently, saving": the adverb is between commas.
  if (words[comma - 2]!.text === ",") return false;
  // "Is set to open next year, offering": it does not offer anything yet.
  if (words.slice(0, comma).some(({ lower }, i) => lower === "to" && coming.has(words[i - 1]?.lower ?? "")))
    return false;
  // "The key is clear talk, setting rules, and trust": a list.
  const [next, ...more] = words.filter((_, i) => i > participle && i <= to && words[i - 1]!.text === ",");
  if (next && more.length === 0 && /^(?:and|or)$/.test(next.lower) && joined.length === 0) return false;
  // "Threats to our health, causing illness, reducing harvests": the phrase is the first of a list.
  const isRow = words.some(({ tag }, i) => i > participle && tag === "VBG" && words[i - 1]!.text === ",");
  if (isRow && joined.length === 0) return false;
  // "The lane has led to delays, causing unrest": a second verb of result would repeat the first.
  if (outcomes.has(words[host.predicate]!.lemma) && outcomes.has(lemma)) return false;
  // "By planning trips, making lists and saving": the list began before the comma, as may "flowing on, filling the pond".
  return !words.some(({ tag }, i) => {
    // "She stood there, her bag in one hand, watching": a phrase with its own subject is in between.
    const opensPhrase = /^(?:with|an?|one|both|each)$/.test(words[i]!.lower) || tag === "PRP$";
    if (i > host.predicate && i < comma && words[i - 1]!.text === "," && opensPhrase) return true;
    if (tag !== "VBG" || i <= host.predicate || i >= comma) return false;
    return words[i - 1]!.text === "," || (joined.length > 0 && tree.relations[i] !== "acl");
  });
}

const coming = wordSet("set poised due bound slated likely expected scheduled supposed ready about");
const outcomes = wordSet("lead cause result prompt trigger culminate bring");
const free = wordSet("what which whom how why where");
type Way = "subject" | "clause";
const none: readonly Way[] = [];

/** Returns the participle's possible subjects, best first: the clause's subject, the whole clause, or both. */
function waysFor(sentence: Sentence, tail: Tail): readonly Way[] {
  const { words, tree } = sentence;
  const { host, participle } = tail;
  const kinds = [{ place: participle, lemma: tail.lemma }, ...tail.joined].map((one) => kindOf(sentence, one));
  const [kind] = kinds;
  const subject = subjectFor(sentence, host);
  // "How a town similar to ours grew, offering hope": an adjective counts as subject only if the parser is sure.
  if (subject === undefined || (words[subject]!.pos === "ADJ" && !isSure(tree, subject))) return none;
  // "Its aim is to help, letting": an aim lets no one do anything; "this allows us to meet, bringing": no one is named.
  const isAim = words[host.predicate]!.tag === "VB" && childrenBy(tree, host.predicate, "cop").length > 0;
  const isOfObject = host.object !== undefined && childrenBy(tree, host.predicate, "xcomp").length > 0;
  if (isAim || (isOfObject && !isOutcome(kind))) return none;
  // "There are many of them, causing delays": "there" does nothing.
  if (words[subject]!.tag === "EX") return isOutcome(kind) ? ["clause"] : none;
  const person = isPerson(words[subject]!);
  const copula = childrenBy(tree, host.predicate, "cop").length > 0;
  const active = !host.passive && !copula;
  // If the phrase depends on a noun in the parse tree, it may describe that noun.
  const isPath = tail.lemma === "lead" && !/^(?:JJ|NNS?$)/.test(words[participle + 2]!.tag);
  const describes = isPath || kinds.includes(undefined) || (copula && person && !isOutcome(kind));
  if (tree.relations[participle] === "acl" && describes) return none;
  // "Is searching the town, hoping to find it" tells a reason; "learns what they made, using it" may be about others.
  const isOfOthers = host.marker !== undefined && host.marker !== subject && free.has(words[host.marker]!.lower);
  const isTrying = tail.lemma === "try" && person && isEqual(sentence, tail) && !hasOtherVerb(sentence, tail);
  const isSought =
    tail.lemma === "seek" && words[participle + 1]!.lower !== "to" && words[host.predicate]!.lemma !== "remain";
  if (isOfOthers || open.has(tail.lemma)) return active && (isSought || isTrying) ? ["subject"] : none;
  const isUnderWay = active && host.verb !== host.predicate && words[host.predicate]!.tag === "VBG";
  const isSame = isSameThing(sentence, tail, subject);
  if (isUnderWay && tail.sure && kind === "effect" && !person) return ["clause", "subject"];
  if (isUnderWay && tail.sure && (kind === undefined || kind === "effect"))
    return isSame || lingering.has(tail.lemma) || perceptions.has(words[host.predicate]!.lemma) ? none : ["subject"];
  if (kinds.includes(undefined))
    return !isSame && !host.passive && isStep(sentence, tail, kinds, subject) ? ["subject"] : none;
  if (kind === "comment") return waysOfComment(sentence, tail, person, active);
  return waysOfEvent(sentence, tail, kind!, subject);
}

/** Returns the possible subjects of a participle that expresses a result or what is made possible. */
function waysOfEvent(sentence: Sentence, tail: Tail, kind: TailKind, subject: number): readonly Way[] {
  const { words } = sentence;
  const { host, lemma } = tail;
  const person = isPerson(words[subject]!);
  // "People took the boat, leaving the van behind": a person must leave something with, without or behind something.
  const leaves = words.slice(tail.participle, tail.to).some(({ lower }) => /^(?:with|without|behind)$/.test(lower));
  if (person && lemma === "leave") return leaves && tail.sure && !host.passive && !host.negated ? ["subject"] : none;
  if (person && speech.has(words[host.predicate]!.lemma)) return none;
  // "He is in prison because his car hit a cart, leading to": the result came before the present.
  const isOther = ({ tense }: TreeClause): boolean => tense !== "none" && (person || host.tense !== tense);
  if (!tail.sure) return clausesBetween(sentence, tail).some(isOther) ? none : ["clause"];
  // "Where roofs leak, costing money": the verb of another clause is nearer.
  if (hasOtherVerb(sentence, tail)) return none;
  if (isSameThing(sentence, tail, subject)) return lemma !== "leave" ? ["clause"] : none;
  if (kind === "effect") return waysOfEffect(sentence, tail, person, sources.has(words[subject]!.lemma));
  // "We cut the ropes that bind us, letting": the subject may be "we", and not the ropes.
  if (host.kind === "relative") return ["clause"];
  if (person && !host.passive && (lemma === "let" || lemma === "contribute")) return ["subject"];
  const isState = words[host.verb]!.lemma === "be" && host.tense !== "modal";
  return person || kind === "result" || isState || isOfWhole(sentence, tail) ? ["clause"] : ["subject"];
}

/** Returns the possible subjects of a participle that expresses an effect of a thing or person. */
function waysOfEffect({ words }: Sentence, { host, lemma }: Tail, person: boolean, isSource: boolean): readonly Way[] {
  const verb = words[host.predicate]!.lemma;
  // "She built shops that serve the town, creating work": the shops or the building of them may create it.
  if (host.kind === "relative" || (isSource && tailKind(verb) === "comment")) return none;
  // "A feat was achieved by the team, surpassing ours", "they met the baker, giving": someone else may be the doer.
  if ((host.passive && agents.has(lemma)) || (person && perceptions.has(verb))) return none;
  // "It shows that we care, creating trust": the showing may create it, and not we.
  if (host.kind === "complement" && (person || /^(?:give|provide|offer|shed)$/.test(lemma))) return none;
  return host.passive || lemma === "mark" ? ["clause"] : ["subject"];
}

/**
 * Returns whether the whole clause, and not its subject, has the effect: "They hold letters, making it easy to talk".
 */
function isOfWhole({ words }: Sentence, { host, comma, participle, lemma }: Tail): boolean {
  const { lemma: verb } = words[host.predicate]!;
  if (host.passive || host.negated || open.has(verb) || receipts.has(verb)) return true;
  // "They hold letters, making it vital to lock them": this "it" is no thing.
  if (words[participle + 1]!.lower === "it" && /^(?:make|render)$/.test(lemma)) return true;
  // "Walls are thick and roofs are low, making rooms warm": both clauses cause it.
  return (
    (host.kind === "conjunct" && host.subject !== undefined) ||
    words.slice(host.predicate, comma).some(({ text }) => text === ",")
  );
}

const receipts = wordSet("receive get gain have face suffer see experience undergo");
const agents = wordSet(`outperform surpass spread capture incorporate introduce join become maintain cover
  engage link achieve earn`);

const isOutcome = (kind: TailKind | undefined): boolean => kind === "result" || kind === "enabling";

/** Returns whether a second verb, in another tense or with another subject, is between the verb and the comma. */
function hasOtherVerb(sentence: Sentence, tail: Tail): boolean {
  const { words, tree } = sentence;
  const isOther = ({ tag, pos }: Word, i: number): boolean =>
    pos === "SCONJ" || (tag === "VBG" && tree.relations[i] !== "amod");
  if (words.some((word, i) => i > tail.host.predicate && i < tail.comma && isOther(word, i))) return true;
  return clausesBetween(sentence, tail).some(({ predicate: i, tense }) => tense !== "none" || words[i]!.tag === "VBN");
}

function clausesBetween(sentence: Sentence, { host, comma }: Tail): readonly TreeClause[] {
  return clausesOf(sentence).filter(({ predicate }) => predicate > host.predicate && predicate < comma);
}

/** Returns the index of a clause's subject, also for "helps to cut costs"; undefined for "failed to cut costs". */
function subjectFor(sentence: Sentence, host: TreeClause): number | undefined {
  const isInfinitive = host.tense === "none" && sentence.words[host.verb]!.tag === "VB";
  if (host.kind !== "open" && !(host.kind === "adverbial" && isInfinitive)) return sharedSubject(sentence, host);
  const head = clauseAround(sentence, sentence.tree.heads[host.predicate]!);
  if (!head || head.negated || head.passive || head.object !== undefined) return undefined;
  return trials.has(sentence.words[head.predicate]!.lemma) ? subjectFor(sentence, head) : undefined;
}

const trials =
  wordSet(`help aim plan want seek try need work serve use continue decide hope intend begin start seem appear
  come go manage`);

/**
 * Returns what a participle phrase says about its clause; undefined if the participle lacks an object that it needs.
 */
function kindOf({ words, tree }: Sentence, { place, lemma }: Participle): TailKind | undefined {
  const phrase = `${lemma} ${words[place + 1]!.lower}`;
  if (phrase === "make sure" || /^way$/.test(words[place + 2]?.lower ?? "")) return undefined;
  if (phrase === "add to") return "result";
  const object = objectOf(tree, place);
  const hasComplement = childrenBy(tree, place, "xcomp", "ccomp").length > 0;
  const isWhole =
    hasComplement ||
    /^(?:lead to|result in|culminate in|mean that|allow for|contribute to)$/.test(phrase) ||
    (lemma === "contribute" && words[place + 2]?.lower === "to") ||
    (object !== undefined && !/^(?:lead|result|culminate|mean|contribute|make|render)$/.test(lemma)) ||
    (/^(?:make|render)$/.test(lemma) && isMadeSo(words, object));
  return isWhole ? tailKind(lemma) : undefined;
}

/** Returns whether an object complement follows the object: "making the stakes even higher", "making them a hit". */
function isMadeSo(words: readonly Word[], object = words.length): boolean {
  const [next, second] = words.slice(object + 1).map(({ tag }) => tag.slice(0, 2));
  return next === "JJ" || (next === "RB" && second === "JJ") || (words[object]?.tag === "PRP" && next === "DT");
}

const sources =
  wordSet(`study evaluation benchmark simulation observation finding result survey research report paper article essay analysis experiment test data
  evidence letter message figure image photo picture video record story book review series film novel poem document`);
/** Nouns that situations, and seldom persons, show or stress: "highlighting the need for rules". */
const abstract = wordSet(`importance need necessity significance value commitment dedication role impact effect power
  potential complexity challenge difficulty extent urgency determination skill courage talent versatility strength
  resilience risk lack shift trend change demand influence ability capability effectiveness presence interplay awareness
  relationship connection existence superiority robustness feasibility severity scale depth gap limitation flaw failure
  diversity advantage contribution`);

function waysOfComment({ words, tree }: Sentence, tail: Tail, person: boolean, active: boolean): readonly Way[] {
  const { host, participle, comma, lemma } = tail;
  const reports = childrenBy(tree, host.predicate, "ccomp").some((i) => i < comma);
  // "Critics say that it is a bad law, symbolizing greed": the law symbolizes it, and not the critics.
  const isOther = (reports || signs.has(lemma)) && !speech.has(lemma);
  if (active && speech.has(words[host.predicate]!.lemma)) return isOther ? none : ["subject"];
  // "Has become a habit, showing that": it shows that in the present.
  const isPerfect = words[host.verb]!.lemma === "have" && host.verb !== host.predicate;
  const isOfWhole = host.passive || host.negated || open.has(words[host.predicate]!.lemma);
  const other: readonly Way[] = person || isOfWhole ? none : [isPerfect ? "clause" : "subject"];
  if (words.slice(host.from, comma).some((word) => sources.has(word.lemma))) return other;
  const object = objectOf(tree, participle);
  const isAbstract = object !== undefined && abstract.has(words[object]!.lemma);
  const showsFact = isAbstract || ["that", "how"].includes(words[participle + 1]!.lower);
  if (tree.relations[participle] === "acl" && !showsFact) return none;
  if (person && active && lemma === "reveal" && !showsFact && !isOfWhole) return ["subject"];
  // "She has rebuilt the mill, stressing its worth": only a person stresses something.
  if (signs.has(lemma)) return person && !showsFact ? none : ["clause"];
  return showsFact && !(person && stresses.has(lemma)) ? ["clause"] : other;
}

/** Verbs of indicating, whose subject is a fact or a thing and never a person. */
const signs = new Set("suggest indicate imply reflect signal signify confirm prove".split(" "));
const stresses = wordSet("emphasize emphasise stress");

/** Returns whether "it" refers to the clause's subject, as in "The case has a lid, making it safe". */
function isSameThing({ words, tree }: Sentence, { participle, lemma }: Tail, subject: number): boolean {
  const isPronoun = words[participle + 1]!.tag === "PRP";
  const object = (isPronoun ? undefined : objectOf(tree, participle)) ?? participle + 1;
  const { lower, lemma: named } = words[object]!;
  // "The pump feeds the belt, allowing the pump to rest": the object is the subject again.
  if (named === words[subject]!.lemma) return true;
  if (words.slice(subject + 1, participle).some((word) => word.lower === lower)) return false;
  // "The town bought the mill, turning it into a hall": a subject can turn something into something else.
  if (lemma === "turn" || lemma === "transform") return false;
  const own = selves[words[subject]!.lower];
  if (own !== undefined) return own === lower;
  // "Workers see it, making their days short": "their" is the subject's; "giving them a say" may be about others.
  const isOwn = lower === "them" || words[participle + 1]!.lower === "their";
  if (isOwn && words.slice(subject, participle).some((word) => word.lower === "their")) return true;
  const others = words.slice(subject + 1, participle);
  if (isPerson(words[subject]!)) return /^(?:him|her|them)$/.test(lower) && !others.some(isPerson);
  return isPlural(words[subject]!) ? lower === "them" : lower === "it";
}

const selves: Readonly<Record<string, string>> = { i: "me", we: "us", you: "you", they: "them", he: "him", she: "her" };

/** Returns whether a participle expresses the next step of the subject, not the manner or reason of the first one. */
function isStep(sentence: Sentence, tail: Tail, kinds: readonly (TailKind | undefined)[], subject: number): boolean {
  const { words, tree } = sentence;
  const { host, lemma, joined, participle, comma } = tail;
  const person = isPerson(words[subject]!);
  const next = words[participle + 1]!;
  // "Making their way home", "making off", "leaving behind a trail".
  // "I saw the mill at work, grinding": what is seen does it.
  if (perceptions.has(words[host.predicate]!.lemma)) return false;
  if (lemma === "make" || lemma === "leave") {
    const makesSure = next.lower === "sure" && words[participle + 2]!.lower !== "to" && isEqual(sentence, tail);
    return person && !host.passive && (next.pos === "ADP" || next.tag === "PRP$" || makesSure);
  }
  const lemmas = [lemma, ...joined.map((one) => one.lemma)];
  const isStep = (one: string, i: number): boolean =>
    kinds[i] === "effect" || (!lingering.has(one) && ["effect", undefined].includes(tailKind(one)));
  if (!lemmas.every(isStep)) return false;
  // "They dreamt of being rich, marrying well"; "she spoke of the plan, selling it": what they think or speak of.
  if (hasOtherVerb(sentence, tail)) return false;
  if (person && speech.has(words[host.predicate]!.lemma) && !speech.has(lemma)) return false;
  // "She nodded, folding the map": behind a verb alone, the phrase tells how it is done.
  if (person && !isEqual(sentence, tail)) return false;
  if (childrenBy(tree, host.predicate, "cop").length > 0 || words[host.predicate]!.lemma === "remain") return false;
  const hasObject = objectOf(tree, participle) !== undefined;
  // "Went home, feeling cold": the feeling is no second step.
  if (!hasObject && next.pos === "ADJ") return false;
  if (person) return hasObject || (next.pos !== "NOUN" && tailKind(lemma) === undefined);
  // "His steps carried him along, dodging blows", "discounts for students, paying half": a person before the comma does it.
  if (
    sources.has(words[subject]!.lemma) ||
    relativePronouns.has(words[subject]!.lower) ||
    amounts.has(words[subject]!.lower)
  )
    return false;
  return (
    hasObject && !words.some((word, i) => i > host.predicate && i < comma && (isPerson(word) || word.tag === "PRP"))
  );
}

const perceptions = wordSet(`see meet experience encounter recognize recognise watch witness notice observe spot
  glimpse find feel hear catch picture imagine`);

/** Returns whether the clause's verb has an object, complement or clause, so that a second verb is a balanced match. */
function isEqual({ tree }: Sentence, { host, comma }: Tail): boolean {
  return childrenBy(tree, host.predicate, "obj", "obl", "xcomp", "ccomp").some((i) => i > host.predicate && i < comma);
}
