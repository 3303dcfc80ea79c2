import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, clauseWith, type TreeClause } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { pronounFor } from "../../grammar/stand-in.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Proposal, Rule } from "../rule.ts";
import { agreeing, insert, mayUnpack } from "./expand-tools.ts";

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
  if (mark === undefined) return undefined;
  const { lower } = words[mark]!;
  if (tag === "VB") return lower === "to" ? mark : undefined;
  if (tag === "VBG") return prepositions.has(lower) && mark === first - 1 ? mark : undefined;
  return clause && clause.tense !== "none" && conjunctions.has(lower) ? mark : undefined;
}

/** "to plan the trip and book the rooms" becomes "to plan the trip and to book the rooms". */
function repeatLink(sentence: Sentence, first: number): Proposal | undefined {
  const { words } = sentence;
  const members = membersOf(sentence, first);
  const link = members && sharedLink(sentence, first);
  if (!members || link === undefined) return undefined;
  const own = clauseWith(sentence, first);
  const said = words[link]!.lower;
  const finite = own !== undefined && own.tense !== "none";
  const shares = members.every(({ word, start }) => {
    const clause = clauseWith(sentence, word);
    const isAlike = finite
      ? [own.tense, "modal"].includes(clause?.tense ?? "none")
      : words[word]!.tag === words[first]!.tag;
    if (
      !isAlike ||
      words[word]!.pos !== words[first]!.pos ||
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
  // "The rain that fell broke the dam and flooded the town": another verb between the two may be what the last goes with.
  if (words.slice(first + 1, and).some(({ tag, text }) => text === "," || finiteTags.has(tag))) return undefined;
  return { parts: members.map(({ start }) => insert(words[start]!.start, `${said} `).parts[0]!) };
}

/** How many words there are at least from a subject to a verb that is far from it. */
const far = 7;

/** "The machine sweeps all the streets of the town and collects leaves" becomes "…, and it collects leaves". */
function repeatSubject(sentence: Sentence, clause: TreeClause): Proposal | undefined {
  const { words, tree } = sentence;
  const head = clauseWith(sentence, tree.heads[clause.predicate]!);
  if (clause.kind !== "conjunct" || clause.subject !== undefined || head?.subject === undefined) return undefined;
  const members = membersOf(sentence, head.predicate, andOrBut);
  const start = members?.[0]?.start;
  const pronoun = pronounFor(sentence, head.subject);
  if (members?.length !== 1 || start === undefined || !pronoun || !isSure(tree, clause.predicate)) return undefined;
  if (head.kind === "relative" || head.tense === "none" || start - head.subject < far) return undefined;
  // "Not only sweeps the streets but collects leaves": the pair shares its subject.
  if (words.slice(head.subject, start).some(({ lower }) => lower === "not" || lower === "both")) return undefined;
  // "They spoke of a man who fought and fled"; "it was tried on pure and mixed metals".
  const between = words.slice(head.predicate + 1, start);
  if (
    between.some(({ tag }) => /^VB[DPZ]|MD/.test(tag)) ||
    (clause.tense === "none" && words[clause.predicate + 1]?.pos === "NOUN")
  )
    return undefined;
  const before = words[start - 2]!;
  // "They ask us to test it and tell them": a bare form may go with the infinitive.
  if (words.slice(head.predicate + 1, start).some(({ tag }) => tag === "VB") && words[clause.verb]!.tag !== "VBZ")
    return undefined;
  if (words.slice(head.subject, start - 2).some(({ pos }) => pos === "PUNCT" || pos === "SCONJ")) return undefined;
  if (clause.tense !== "none" && (clause.tense !== head.tense || !agrees(words[clause.verb]!, pronoun)))
    return undefined;
  if (words.slice(start, clause.verb).some(({ pos, lower }) => pos !== "ADV" || lower === "so")) return undefined;
  const auxiliary = clause.tense === "none" ? auxiliaryOf(sentence, head, clause.predicate) : "";
  if (auxiliary === undefined) return undefined;
  const isInner = head.kind === "adverbial" || head.kind === "complement";
  const comma = before.text === "," || isInner ? [] : insert(before.end, ",").parts;
  return { parts: [...comma, ...insert(words[start]!.start, `${pronoun} ${auxiliary}`).parts] };
}

/** "A series of events ends the war and leads to peace": "they" would not agree with the verb. */
function agrees({ tag }: Word, pronoun: string): boolean {
  return tag === "VBZ" ? agreeing(pronoun) === "s" : tag !== "VBP" || agreeing(pronoun) === "base";
}

/** The modal verb, "have" or "be" that the second verb shares with the first, which has the same form. */
function auxiliaryOf({ words, tree }: Sentence, head: TreeClause, second: number): string | undefined {
  const auxiliaries = childrenBy(tree, head.predicate, "aux");
  const isLike = words[second]!.tag === words[head.predicate]!.tag && words[second]!.pos === "VERB";
  if (!isLike || auxiliaries.length !== 1 || head.negated) return undefined;
  return `${words[auxiliaries[0]!]!.lower} `;
}
