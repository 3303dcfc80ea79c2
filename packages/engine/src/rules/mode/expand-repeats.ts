import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, clauseWith, type TreeClause } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Proposal, Rule } from "../rule.ts";
import { agreeing, insert, mayUnpack, surePronounFor } from "./expand-tools.ts";

/** Says again what joined clauses and phrases share: the subject, the auxiliary, “that”, “to”, the preposition. */
export const expandRepeats: Rule = {
  id: "expand-repeats",
  modes: ["expand"],
  adds: true,
  summary: "Each of the joined parts gets its own small word.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { sentence } = context;
    if (!mayUnpack(context)) return [];
    return [
      ...clausesOf(sentence).flatMap((clause) => repeatSubject(sentence, clause) ?? []),
      ...sentence.words.flatMap((_, i) => repeatLink(sentence, i) ?? []),
    ];
  },
};

/** What is joined to a word: where it begins, behind "and". */
interface Member {
  readonly word: number;
  readonly start: number;
}

const onlyAnd = wordSet("and");
const andOrBut = wordSet("and but");

/** What a conjunction joins to a word; undefined where anything in it is in doubt. */
function membersOf({ words, tree }: Sentence, first: number, links = onlyAnd): Member[] | undefined {
  const members: Member[] = [];
  for (const word of childrenBy(tree, first, "conj")) {
    let start = extentOf(tree, word).from;
    while (words[start]!.text === "," || links.has(words[start]!.lower)) start++;
    const before = words[start - 1]?.lower ?? "";
    const isJoined = before === "," || links.has(before);
    if (tree.margins[word]! < 0 || start > word || !isJoined) return undefined;
    members.push({ word, start });
  }
  const last = members.at(-1);
  return last && links.has(words[last.start - 1]!.lower) ? members : undefined;
}

const prepositions = wordSet("for by through about in of");
const conjunctions = wordSet("that because whether");
const finiteTags = wordSet("VB VBD VBZ VBP MD");

/** The place of the small word that the first of the joined parts has and that the others share. */
function sharedLink(sentence: Sentence, first: number): number | undefined {
  const { words, tree } = sentence;
  const { tag } = words[first]!;
  const clause = clauseWith(sentence, first);
  if (clause?.kind === "relative" && clause.subject === clause.marker) return clause.marker;
  const mark = childrenBy(tree, first, "mark")[0];
  if (mark === undefined) return auxiliaryOf(sentence, first);
  const { lower } = words[mark]!;
  if (tag === "VB") return lower === "to" ? mark : undefined;
  if (tag === "VBG") return prepositions.has(lower) && mark === first - 1 ? mark : undefined;
  return clause && clause.tense !== "none" && conjunctions.has(lower) ? mark : undefined;
}

/** "to plan the trip and book the rooms" becomes "to plan the trip and to book the rooms". */
function repeatLink(sentence: Sentence, first: number): Proposal | undefined {
  const { words, tree } = sentence;
  const members = membersOf(sentence, first);
  const link = members && sharedLink(sentence, first);
  if (!members || link === undefined) return undefined;
  const own = clauseWith(sentence, first);
  const said = words[link]!.lower;
  const isAuxiliary = words[link]!.pos === "AUX";
  const isGerund = words[first]!.tag === "VBG";
  if (isAuxiliary && members.length > 1) return undefined;
  const finite = own !== undefined && own.tense !== "none" && !isAuxiliary;
  const shares = members.every(({ word, start }) => {
    const clause = clauseWith(sentence, word);
    const isAlike = finite
      ? [own.tense, "modal"].includes(clause?.tense ?? "none")
      : words[word]!.tag === words[first]!.tag;
    if (
      !isAlike ||
      words[word]!.pos !== words[first]!.pos ||
      (isAuxiliary && clause?.verb !== word) ||
      ((words[word]!.tag === "VBG" || !isSure(tree, word)) &&
        childrenBy(tree, word, "obj", "ccomp", "xcomp").length === 0) ||
      /^AD[PV]$/.test(words[start]!.pos) ||
      words[start]!.lower === said
    )
      return false;
    return (clause?.subject !== undefined) === (conjunctions.has(said) && own?.kind !== "relative");
  });
  // Of short parts the small word says nothing that "and" does not; "comprehend and answer questions" has one object.
  const and = members[0]!.start - 1;
  if (!shares || and - link < 3 || and - first < 2 || words[and - 1]!.pos === "ADP") return undefined;
  // "A friend who sat down and told me": "who" so soon again is heavy.
  if (said === "who" && and - link < far) return undefined;
  if (said === "to" && isLoose(sentence, first)) return undefined;
  // "The rain that fell broke the dam and flooded the town": another verb between the two may be what the last goes with.
  if (
    words
      .slice(first + 1, and)
      .some(({ tag, text }) => text === "," || finiteTags.has(tag) || (tag === "VBG" && isGerund))
  )
    return undefined;
  return { parts: members.map(({ start }) => insert(words[start]!.start, `${said} `).parts[0]!) };
}

/** "It can make it hard to stay awake and make it slow", "to make us laugh and feel well", "press them to stop, …". */
function isLoose({ words, tree }: Sentence, first: number): boolean {
  const governor = tree.heads[first]!;
  const inner = words.slice(Math.max(0, governor - 3), first).some(({ lower }) => lower === "it");
  const joined = tree.relations[governor] === "conj" && words[governor]!.tag === "VB";
  return inner || joined || wordSet("make let have help").has(words[first]!.lemma);
}

/** How many words there are at least from “who”, and from a subject, to a verb that is far from it. */
const far = 7;
const farFromSubject = 6;

/** "The machine sweeps all the streets of the town and collects leaves" becomes "…, and it collects leaves". */
function repeatSubject(sentence: Sentence, clause: TreeClause): Proposal | undefined {
  const { words, tree } = sentence;
  const head = clauseWith(sentence, tree.heads[clause.predicate]!);
  if (clause.kind !== "conjunct" || clause.subject !== undefined || head?.subject === undefined) return undefined;
  const members = membersOf(sentence, head.predicate, andOrBut);
  const start = members?.[0]?.start;
  const pronoun = surePronounFor(sentence, head.subject);
  if (members?.length !== 1 || start === undefined || !pronoun || !isSure(tree, clause.predicate)) return undefined;
  if (head.kind === "relative" || head.tense === "none" || start - head.subject < farFromSubject) return undefined;
  // "Not only sweeps the streets but collects leaves": the pair shares its subject.
  if (words.slice(head.subject, start).some(({ lower }) => lower === "not" || lower === "both")) return undefined;
  // "They spoke of a man who fought and fled"; "it was tried on pure and mixed metals".
  const between = words.slice(head.predicate + 1, start);
  // "They can also add and delete a page": the page is what they add, too; "As I sang and ate, it rained" is one clause.
  const opener = words[extentOf(tree, head.subject).from - 1];
  const isInner = head.kind === "adverbial" || head.kind === "complement";
  if (between.length < 2 || (opener?.pos === "SCONJ" && !isInner)) return undefined;
  if (
    between.some(({ tag }) => /^VB[DPZ]|MD/.test(tag)) ||
    (/(?:ed|en|ing)$/.test(words[clause.predicate]!.lower) && words[clause.predicate + 1]?.pos === "NOUN")
  )
    return undefined;
  const before = words[start - 2]!;
  // "They ask us to test it and tell them": a bare form may go with the infinitive.
  if (words.slice(head.predicate + 1, start).some(({ tag }) => tag === "VB") && words[clause.verb]!.tag !== "VBZ")
    return undefined;
  if (words.slice(head.subject, start - 2).some(({ pos }) => pos === "PUNCT" || pos === "SCONJ")) return undefined;
  // "It was built in May and painted": a form in -ed is passive, too.
  if (head.passive && clause.verb === clause.predicate) return undefined;
  if (clause.tense !== "none" && (clause.tense !== head.tense || !agrees(words[clause.verb]!, pronoun)))
    return undefined;
  if (words.slice(start, clause.verb).some(({ pos, lower }) => pos !== "ADV" || lower === "so")) return undefined;
  const auxiliary = clause.tense === "none" ? auxiliaryOf(sentence, head.predicate) : undefined;
  if (clause.tense === "none" && (auxiliary === undefined || !isLike(sentence, head.predicate, clause.predicate)))
    return undefined;
  const said = auxiliary === undefined ? pronoun : `${pronoun} ${words[auxiliary]!.lower}`;
  const comma = before.text === "," || isInner ? [] : insert(before.end, ",").parts;
  return { parts: [...comma, ...insert(words[start]!.start, `${said} `).parts] };
}

/** "A series of events ends the war and leads to peace": "they" would not agree with the verb. */
function agrees({ tag }: Word, pronoun: string): boolean {
  return tag === "VBZ" ? agreeing(pronoun) === "s" : tag !== "VBP" || agreeing(pronoun) === "base";
}

/** The place of the modal verb, "have" or "be" of a statement, which a second verb may share. */
function auxiliaryOf(sentence: Sentence, first: number): number | undefined {
  const { words, tree } = sentence;
  const clause = clauseWith(sentence, first);
  const [auxiliary, ...others] = childrenBy(tree, first, "aux", "cop");
  if (auxiliary === undefined || others.length > 0 || !clause || clause.negated) return undefined;
  const isWhole = /^[a-z]{2,}$/.test(words[auxiliary]!.text) && tree.relations[auxiliary] !== "cop";
  return isWhole && auxiliary > (clause.subject ?? first) ? auxiliary : undefined;
}

function isLike({ words }: Sentence, first: number, second: number): boolean {
  return words[second]!.tag === words[first]!.tag && words[second]!.pos === "VERB";
}
