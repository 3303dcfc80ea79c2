import type { Sentence } from "../../document/document.ts";
import { clausesOf, sharedSubject, type TreeClause } from "../../grammar/clauses.ts";
import { relativePronouns } from "../../grammar/closed-classes.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPerson } from "../../grammar/persons.ts";
import { childrenBy, objectOf } from "../../grammar/relations.ts";
import { type Tail, tailsOf } from "../../grammar/tails.ts";
import { amounts } from "../../grammar/vague-nouns.ts";
import type { Proposal, Rule } from "../rule.ts";
import { asClause } from "./tail-clauses.ts";
import { asSharedVerb } from "./tail-joins.ts";
import { lingering, open, speech, type TailKind, tailKind } from "./tail-verbs.ts";

/** "The pump runs at night, reducing noise" becomes "… and reduces noise"; ", leading to delays" becomes ", which leads to delays". */
export const tails: Rule = {
  id: "tails",
  summary: "A verb of its own says more plainly who does what than a tail in “-ing”.",
  stage: "clause",
  level: 5,
  propose: ({ sentence }) => tailsOf(sentence).flatMap((tail) => proposalFor(sentence, tail) ?? []),
};

function proposalFor(sentence: Sentence, tail: Tail): Proposal | undefined {
  if (!isPlain(sentence, tail)) return undefined;
  const ways = waysFor(sentence, tail);
  const [first, ...others] = ways.flatMap((way) => (way === "subject" ? asSharedVerb : asClause)(sentence, tail));
  const bold = isOutcome(kindOf(sentence, tail)) && hasOtherVerb(sentence, tail) ? { level: 8 } : {};
  return first && { ...first, others: others.map(({ parts }) => parts), ...bold };
}

/** Nothing from the verb to the end quotes, lists or interrupts, and what is said is a fact. */
function isPlain({ words, tree }: Sentence, { host, comma, participle, lemma, to, joined }: Tail): boolean {
  // "When it comes to flour, grinding it takes time": no tail, whatever the tree makes of the two clauses.
  if (tree.heads[host.from] === host.predicate && words[host.from]!.tag === "WRB") return false;
  if (host.negated || open.has(words[host.predicate]!.lemma)) return false;
  for (let i = host.verb; i < to; i++)
    if (/^(?:["'“”‘—–:;[\]]|And)$/.test(words[i]!.text) && words[i]!.tag !== "POS") return false;
  // "The bill has passed, meaning that it will be law", "has a long past, playing a role over the past years": another time.
  const other = host.tense === "past" ? ["will", "'ll"] : host.verb === host.predicate ? ["past"] : [];
  if (words.slice(participle, to).some(({ lower }) => other.includes(lower))) return false;
  if (words[comma - 1]!.pos === "ADJ" && words[comma - 2]!.pos === "DET") return false;
  // "The lane has led to delays, causing unrest": the same said twice.
  if (outcomes.has(words[host.predicate]!.lemma) && outcomes.has(lemma)) return false;
  // "By planning trips, making lists and saving": the list began before the comma, as may "flowing on, filling the pond".
  return !words.some(({ tag }, i) => {
    // "She stood there, her bag in one hand, watching": an absolute phrase stands between.
    const opensPhrase = words[i]!.lower === "with" || tag === "PRP$";
    if (i > host.predicate && i < comma && words[i - 1]!.text === "," && opensPhrase) return true;
    if (tag !== "VBG" || i <= host.predicate || i >= comma) return false;
    return words[i - 1]!.text === "," || (joined.length > 0 && tree.relations[i] !== "acl");
  });
}

const outcomes = new Set("lead cause result prompt trigger culminate bring".split(" "));

const free = new Set(["what", "which", "whom", "how", "why", "where"]);

type Way = "subject" | "clause";
const none: readonly Way[] = [];

/** Who may do what the tail says: the clause's subject, the whole clause, or both, the better first. */
function waysFor(sentence: Sentence, tail: Tail): readonly Way[] {
  const { words, tree } = sentence;
  const { host, participle } = tail;
  const parts = [tail, ...tail.joined.map(({ place, lemma }) => ({ participle: place, lemma }))];
  const kinds = parts.map((part) => kindOf(sentence, part));
  const [kind] = kinds;
  const subject = sharedSubject(sentence, host);
  if (subject === undefined)
    return kinds.every((one) => one === "effect") && tail.lemma !== "mark" && isTried(sentence, host)
      ? ["subject"]
      : none;
  // '"The lamp," I cried, running': two subjects, one of them quoted.
  if (childrenBy(tree, host.predicate, "nsubj").length > 1 && words.some(({ text }) => /^["”]$/.test(text)))
    return none;
  // "There are many of them, causing delays": "there" does nothing.
  if (words[subject]!.tag === "EX") return isOutcome(kind) ? ["clause"] : none;
  const person = isPerson(words[subject]!);
  const copula = childrenBy(tree, host.predicate, "cop").length > 0;
  const active = !host.passive && !copula;
  // "You find yourself watching to see it, giving": what hangs on another verb may have another doer.
  if (host.kind === "open" && !isTried(sentence, host)) return none;
  // Set off from a noun, the tail may describe it.
  if (tree.relations[participle] === "acl" && ((copula && person) || !kinds.every(isAct))) return none;
  // "Is searching the town, hoping to find it" says why, "learns what they have made, using it" may say it of others.
  const isOfOthers = host.marker !== undefined && host.marker !== subject && free.has(words[host.marker]!.lower);
  if (isOfOthers || open.has(tail.lemma)) return tail.lemma === "seek" ? ["subject"] : none;
  if (active && host.verb !== host.predicate && words[host.predicate]!.tag === "VBG") return ["subject"];
  if (kinds.includes(undefined)) return !host.passive && isDeed(sentence, tail, kinds, subject) ? ["subject"] : none;
  if (kind === "comment") return waysOfComment(sentence, tail, person, active);
  return waysOfEvent(sentence, tail, kind!, subject);
}

/** The ways to say what a clause leads to, makes possible or does besides. */
function waysOfEvent(sentence: Sentence, tail: Tail, kind: TailKind, subject: number): readonly Way[] {
  const { words } = sentence;
  const { host, lemma } = tail;
  const person = isPerson(words[subject]!);
  // "She says that the law is vague, leading to abuse": it is not said which of the two leads to it; so in
  // "It was blamed for showing all, leaving no doubt", "where roofs leak, costing money": another verb stands nearer.
  if (hasOtherVerb(sentence, tail)) {
    const hasParticiple = words.slice(host.predicate + 1, tail.comma).some(({ tag }) => tag === "VBG");
    return isOutcome(kind) && !hasParticiple && !person ? ["clause"] : none;
  }
  // "She praised the aim of making it safe, reducing risks": what she says does that, if at all.
  if (person && speech.has(words[host.predicate]!.lemma)) return none;
  if (isSameThing(sentence, tail, subject)) return kind === "enabling" && lemma !== "leave" ? ["clause"] : none;
  const byClause = host.passive || person || (kind === "result" && (host.object === undefined || lemma === "mean"));
  if (kind === "result") return byClause ? ["clause"] : ["clause", "subject"];
  if (kind === "effect" && person) {
    // "It shows that we care, creating trust": that it shows this may create it.
    if (host.kind === "complement") return none;
    return lemma === "mark" ? ["clause"] : ["subject"];
  }
  // "People chose the early boat, leaving it until the last hour".
  if (person && lemma === "leave") return none;
  return byClause ? ["clause"] : ["subject"];
}

const isOutcome = (kind: TailKind | undefined): boolean => kind === "result" || kind === "enabling";

/** Behind the clause's verb and before the comma, another one says of its own time or noun what is done. */
function hasOtherVerb(sentence: Sentence, { host, comma }: Tail): boolean {
  const { words } = sentence;
  if (words.slice(host.predicate + 1, comma).some(({ tag, pos }) => tag === "VBG" || pos === "SCONJ")) return true;
  return clausesOf(sentence).some(
    ({ predicate, tense }) =>
      predicate > host.predicate && predicate < comma && (tense !== "none" || words[predicate]!.tag === "VBN"),
  );
}

/** "Helps to bridge the gap, cutting costs", but not "failed to bridge" or "is expected to pass". */
function isTried({ words, tree }: Sentence, { predicate, kind }: TreeClause): boolean {
  const head = tree.heads[predicate]!;
  return kind === "open" && head >= 0 && trials.has(words[head]!.lemma);
}

const trials = new Set("help aim plan want seek try need work serve use continue decide hope intend".split(" "));

/** What a thing or an event does as well as a person. */
function isAct(kind: TailKind | undefined): boolean {
  return kind === "effect" || kind === "enabling";
}

/** What a participle says of the clause, if it has the object that goes with this. */
function kindOf(
  { words, tree }: Sentence,
  { participle, lemma }: Pick<Tail, "participle" | "lemma">,
): TailKind | undefined {
  const next = words[participle + 1]!;
  const object = objectOf(tree, participle);
  const complement = childrenBy(tree, participle, "xcomp", "ccomp")[0];
  const kind = tailKind(lemma);
  switch (lemma) {
    case "lead":
    case "contribute":
      return next.lower === "to" ? kind : undefined;
    case "result":
    case "culminate":
      return next.lower === "in" ? kind : undefined;
    case "mean":
      return complement !== undefined || next.lower === "that" ? kind : undefined;
    case "make":
    case "render":
      return complement !== undefined && next.lower !== "sure" ? "enabling" : undefined;
    default:
      return object !== undefined || complement !== undefined || (lemma === "allow" && next.lower === "for")
        ? kind
        : undefined;
  }
}

const sources = new Set(
  `study finding result survey research report paper article essay analysis experiment test data evidence letter message
  figure image photo picture video record story book review series film novel poem document`.split(/\s+/),
);
/** What a state of affairs shows, and a thing or person seldom does: "highlighting the need for rules". */
const abstract = new Set(
  `importance need necessity significance value commitment dedication role impact effect power potential complexity
  challenge difficulty extent urgency determination skill courage talent versatility strength resilience risk lack shift trend change demand influence`.split(
    /\s+/,
  ),
);

function waysOfComment({ words, tree }: Sentence, tail: Tail, person: boolean, active: boolean): readonly Way[] {
  const { host, participle, comma, lemma } = tail;
  const reports = childrenBy(tree, host.predicate, "ccomp").some((i) => i < comma);
  // "Critics say that it is a bad law, symbolizing greed": it is the law that does.
  if (active && speech.has(words[host.predicate]!.lemma)) return reports && !speech.has(lemma) ? none : ["subject"];
  // "Has become a habit, showing that": what it shows it still shows.
  const isPerfect = words[host.verb]!.lemma === "have" && host.verb !== host.predicate;
  const other: readonly Way[] = person || host.passive ? none : [isPerfect ? "clause" : "subject"];
  if (words.slice(host.from, comma).some((word) => sources.has(word.lemma))) return other;
  const object = objectOf(tree, participle);
  const isAbstract = object !== undefined && abstract.has(words[object]!.lemma);
  const showsFact = isAbstract || ["that", "how"].includes(words[participle + 1]!.lower);
  // "She has rebuilt the mill, stressing its worth": only a person does that.
  if (signs.has(lemma)) return person ? none : ["clause"];
  return showsFact && !(person && stresses.has(lemma)) ? ["clause"] : other;
}

/** What something is a sign of; what a person does may be one too, but a person is not. */
const signs = new Set("suggest indicate imply reflect signal signify confirm prove".split(" "));
const stresses = new Set(["emphasize", "emphasise", "highlight", "stress"]);

/** "The case has a lid, making it safe": "it" is the case, which the case itself cannot make so. */
function isSameThing({ words, tree }: Sentence, { participle, lemma }: Tail, subject: number): boolean {
  const object = objectOf(tree, participle) ?? participle + 1;
  const { lower, lemma: named } = words[object]!;
  // "The pump feeds the belt, allowing the pump to rest".
  if (named === words[subject]!.lemma) return true;
  if (words.slice(subject + 1, participle).some((word) => word.lower === lower)) return false;
  // "The town bought the mill, turning it into a hall".
  if (lemma === "turn" || lemma === "transform") return false;
  return lower === "it" || lower === "itself"
    ? !isPlural(words[subject]!)
    : lower === "them" && isPlural(words[subject]!);
}

/** A further step of the one who has done what the clause says, not how or why it was done. */
function isDeed(sentence: Sentence, tail: Tail, kinds: readonly (TailKind | undefined)[], subject: number): boolean {
  const { words, tree } = sentence;
  const { host, lemma, joined, participle, comma } = tail;
  const person = isPerson(words[subject]!);
  const next = words[participle + 1]!;
  // "Making their way home", "making off", "leaving behind a trail".
  if (lemma === "make" || lemma === "leave")
    return person && !host.passive && (next.pos === "ADP" || next.tag === "PRP$");
  const lemmas = [lemma, ...joined.map((one) => one.lemma)];
  const isStep = (one: string, i: number): boolean =>
    kinds[i] === "effect" || (!lingering.has(one) && ["effect", undefined].includes(tailKind(one)));
  if (!lemmas.every(isStep)) return false;
  // "They dreamt of being rich, marrying well"; "she spoke of the plan, selling it": what they think or speak of.
  if (hasOtherVerb(sentence, tail)) return false;
  if (person && speech.has(words[host.predicate]!.lemma) && !speech.has(lemma)) return false;
  // "She nodded, folding the map": with nothing beside it, the verb is done in the way that the tail tells.
  if (person && !isEqual(sentence, tail)) return false;
  if (childrenBy(tree, host.predicate, "cop").length > 0 || words[host.predicate]!.lemma === "remain") return false;
  const hasObject = objectOf(tree, participle) !== undefined;
  if (person) return hasObject || (next.pos !== "NOUN" && tailKind(lemma) === undefined);
  // "His steps carried him along, dodging blows", "discounts for students, paying half": a person before the comma does it.
  if (relativePronouns.has(words[subject]!.lower) || amounts.has(words[subject]!.lower)) return false;
  return (
    hasObject && !words.some((word, i) => i > host.predicate && i < comma && (isPerson(word) || word.tag === "PRP"))
  );
}

/** The clause's verb has an object, a phrase or a clause of its own, so that the tail's verb can be a second deed. */
function isEqual({ tree }: Sentence, { host, comma }: Tail): boolean {
  return childrenBy(tree, host.predicate, "obj", "obl", "xcomp", "ccomp").some((i) => i > host.predicate && i < comma);
}
