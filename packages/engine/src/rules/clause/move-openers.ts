import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, clauseWith, type TreeClause } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { isNoun } from "../../grammar/noun-phrase.ts";
import { type Opened, openedSentence } from "../../grammar/openers.ts";
import { mayStandFor } from "../../grammar/reference.ts";
import { generalRelation, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { atLevel, type Context, type Proposal, type Rule } from "../rule.ts";

/** Puts a phrase or clause that opens the sentence behind the main clause, and an adverb before its verb. */
export const movedOpeners: Rule = {
  id: "move-openers",
  notIn: ["academic"],
  summary: "The sentence begins with what it is about.",
  stage: "rhythm",
  level: 6,
  propose: (context) => (isTurn(context) ? moved(context) : []),
};

/** The text does not begin with a move, and none stands right after another. */
function isTurn({ sentence, previous, number, inList, text }: Context): boolean {
  if (number === 0 || inList) return false;
  if (!previous || !openerOf(sentence)) return true;
  return text.slice(previous.end, sentence.start).includes("\n") || moved({ text, sentence: previous }).length === 0;
}

/** How an opener can move. */
interface Move {
  /** `end` of the clause; `aside`, the same behind a comma; `verb`, before it; `subject`, behind it between commas. */
  readonly to: "end" | "aside" | "verb" | "subject";
  /** True where the subject is also the one who does what the opener says. */
  readonly controlled?: boolean;
  /** True where a negated main clause may stand before it: "plants cannot grow without water". */
  readonly negation?: boolean;
  /** Default is that of the rule. */
  readonly level?: number;
}

type Marks = readonly [between: string, after: string];

function moved({ text, sentence }: Pick<Context, "text" | "sentence">): Proposal[] {
  const opener = sentence.words.at(-1)!.text === "." ? openerOf(sentence) : undefined;
  if (!opener) return [];
  for (const move of movesOf(sentence, opener)) {
    const end = move && placeOf(sentence, opener, move);
    if (!move || end === undefined) continue;
    const marks: Marks = move.to === "subject" ? [", ", ","] : [move.to === "aside" ? ", " : " ", ""];
    return written(text, sentence.words, opener.comma, end, marks).map((one) => atLevel(move.level ?? 6, one)!);
  }
  return [];
}

/** The longest phrase that the end of a sentence carries well, in words; a list of means may be twice as long. */
const longest = 14;

function openerOf(sentence: Sentence): Opened | undefined {
  const { words } = sentence;
  const comma = words.findIndex(({ text }) => text === ",");
  // A tree is worth its time only where something may stand before the subject.
  const mayOpen = ["ADP", "SCONJ", "ADV", "PART", "VERB"].includes(words[0]!.pos) && comma > 0 && comma <= longest;
  const opened = mayOpen && words.length > 7 ? openedSentence(sentence) : undefined;
  const fits = opened && opened.comma <= 2 * longest && words.length - opened.comma > 5;
  return fits ? opened : undefined;
}

const adverbs =
  wordSet(`often sometimes usually generally typically recently currently eventually initially occasionally frequently originally
  previously traditionally gradually consequently certainly clearly thus also ultimately`);
const freeTimes =
  /^(?:(?:in|by|since) (?:1\d|20)\d\d|(?:in|over) (?:recent|the past few|the last few|the past|the last|the) (?:years|decades|months|weeks)|over time|in (?:some|many|most|certain) (?:cases|instances|situations|countries|respects)|throughout (?:history|the (?:years|centuries|ages|day|year|night|process)))$/;
const causes = /^(?:as a result of|because of|due to|owing to|thanks to) /;

/** Where an opener can stand instead, the better place first, by its first words and what its head is. */
function movesOf(sentence: Sentence, opener: Opened): readonly (Move | undefined)[] {
  const { words } = sentence;
  const { head, comma } = opener;
  const first = words[0]!.lower;
  const opening = words
    .slice(0, comma)
    .map(({ lower }) => lower)
    .join(" ");
  const besideSubject: Move | undefined =
    comma < 8 && words[1]!.tag !== "VBG" ? { to: "subject", level: 7 } : undefined;
  if (first === "according" && comma < 11) return [{ to: "aside" }, besideSubject];
  if (adverbs.has(opening)) return [{ to: "verb" }];
  if (freeTimes.test(opening)) return [{ to: "end" }];
  const isList = first === "by" && words[head]!.tag === "VBG";
  if (comma < 2 || (comma > longest && !isList) || !isFree(words, comma, isList)) return [];
  const clause = clauseWith(sentence, head);
  const move = clause ? moveOfClause(words, clause) : moveOfPhrase(sentence, opener, opening);
  return first === "unlike" ? [besideSubject] : [move];
}

/** These lead back to the sentence before, or stress what they stand beside. */
const pointing =
  wordSet(`this that these those such another other others same similar both first second third next last final then here former
  latter above following said while not n't only even just so also`);

/** Nothing leads back, save for what a purpose or a means takes up with its noun, and no mark cuts the opener. */
function isFree(words: readonly Word[], comma: number, isList: boolean): boolean {
  const mayPoint = ["to", "by", "unlike"].includes(words[0]!.lower);
  return words.slice(0, comma).every(({ lower, pos, text }, i) => {
    if (pos === "PUNCT") return text === "-" || (isList && text === ",");
    return (
      !pointing.has(lower) || (mayPoint && ["this", "these", "such"].includes(lower) && words[i + 1]!.pos === "NOUN")
    );
  });
}

/** Verbs with which a text speaks of itself or of what is known. */
const remarks =
  wordSet(`be do have say begin start conclude sum illustrate clarify summarize summarise put note recap reiterate elaborate
  contrast compare speak mention add see know show discuss expect describe state explain suggest indicate hear imagine
  demonstrate matter top cap crown`);

function moveOfClause(words: readonly Word[], { predicate, tense }: TreeClause): Move | undefined {
  const [first, second] = words as [Word, Word];
  const { tag, lemma } = words[predicate]!;
  const isMeans = ["by", "without"].includes(first.lower) || ["of", "than"].includes(second.lower);
  if (first.lower === "because" && tense !== "none") return { to: "end" };
  if (remarks.has(lemma) || words[2]!.lower === "matters") return undefined;
  const isAim = tag === "VBG" ? isMeans || first.lower === "using" : tag === "VB" && first.tag === "TO";
  return isAim ? { to: "end", controlled: true } : undefined;
}

const times =
  wordSet(`year decade century month week day hour minute moment period era age season spring summer autumn fall winter morning
  afternoon evening night weekend war childhood`);

function moveOfPhrase({ words }: Sentence, { head, comma }: Opened, opening: string): Move | undefined {
  const first = words[0]!;
  const { pos } = words[head]!;
  if (causes.test(opening)) return { to: "end" };
  if (pos !== "NOUN" && pos !== "PROPN") return undefined;
  if (first.lower === "without") return { to: "end", negation: true };
  if (["during", "throughout"].includes(first.lower)) return { to: "end" };
  // "After a break, she left in 1990": two times in a row; "after the fall, he spoke of rest": the time of the speech.
  const isTimed = words.slice(comma).some(({ pos, lemma }) => /^(?:NUM|ADP|SCONJ)$/.test(pos) || times.has(lemma));
  if (["after", "before", "since"].includes(first.lower)) return isTimed ? undefined : { to: "end", level: 7 };
  return timeLinks.has(first.lower) && times.has(words[comma - 1]!.lemma) ? { to: "end" } : undefined;
}

const timeLinks = wordSet("in over within at on for until");

const ongoing = new Set(["way", "reason", "why", "more", "further", "though"]);

/** The place before which the opener would stand; undefined where it cannot. */
function placeOf(sentence: Sentence, opener: Opened, move: Move): number | undefined {
  const { words } = sentence;
  const { comma, main, subject } = opener;
  const { to } = phraseOf(sentence, subject);
  const isPlain = words.slice(to, main.verb).every(({ pos }) => pos === "ADV") && to - comma < 10;
  if (!isPlain || words.slice(comma + 1, to).some(({ pos, text }) => pos === "PUNCT" && text !== "-")) return undefined;
  // "They, however, left": a pronoun is too light to stand before a pause.
  const isLight = words[subject]!.pos === "PRON";
  const named = words.slice(comma, to);
  const isHeavy = comma > 2 && (named.length > 7 || mayStandFor(named, words.slice(0, comma)));
  // "The way parents speak shows", "the walls builders raised fell": the subject goes on.
  const isPair = named.some(({ tag }, i) => tag === "NNS" && named[i + 1]?.tag === "NNS");
  const goesOn = isPair || named.some(({ lower }) => ongoing.has(lower));
  const isCut = to < main.verb || goesOn || !isSure(sentence.tree, subject);
  if (move.to === "subject") return isLight || isHeavy || isCut ? undefined : to;
  if (move.to !== "verb") return endOf(sentence, opener, move);
  // "There usually is", "it often also": the adverb's usual place is taken.
  const beside = [words[main.verb - 1]!, words[main.verb + 1]!];
  if (/EX|CD/.test(words[subject]!.tag) || beside.some(({ pos }) => pos === "ADV" || pos === "PART")) return undefined;
  return main.verb === main.predicate ? main.verb : main.verb + 1;
}

/** Words that would part from what they go with, or draw the phrase into what they open. */
const blocking =
  wordSet(`that which who whom whose where when while because if although though since until unless before after so but how what
  why whether then yet except nor either neither instead rather including such unlike despite than only just even any
  solely merely as`);
const negations = wordSet("not n't never no none nobody nothing hardly rarely seldom barely scarcely without");

/** The end of a main clause that is one plain statement with one verb, so that what is put behind it goes with that verb. */
function endOf(sentence: Sentence, opener: Opened, move: Move): number | undefined {
  const { words } = sentence;
  const { comma, main, subject } = opener;
  const end = words.findIndex(
    ({ pos, text, start }, i) => i > comma && pos === "PUNCT" && (text !== "-" || start > words[i - 1]!.end),
  );
  // "Demand rises as the town grows, making it rich": the tail would go with the wrong clause.
  const hasSubject = (clauseWith(sentence, opener.head)?.tense ?? "none") !== "none";
  const isTail = words[end]!.text === "," && isTailVerb(words[end + 1]) && !hasSubject && move.to !== "aside";
  if (end < words.length - 1 && !isTail) return undefined;
  const rest = words.slice(main.verb, end);
  if (end - comma < 5 || comma > 2 * (end - comma) || ["ADP", "PART", "CCONJ", "DET", "AUX"].includes(rest.at(-1)!.pos))
    return undefined;
  if (rest.some(({ lower }) => blocking.has(lower) || lower === words[0]!.lower)) return undefined;
  if (words.slice(comma, end).some(({ lower }) => negations.has(lower)) && !move.negation) return undefined;
  // "There is a risk of falling without help": what there is would take the phrase to itself.
  if (hasOtherVerb(sentence, main, end) || !joinsAlike(sentence, comma, end)) return undefined;
  if (words[subject]!.tag === "EX") return undefined;
  // "To save the engine, it was removed": the subject is not the one who saves.
  if (move.controlled && main.passive && (isTail || words[subject]!.pos === "PRON" || words[0]!.lower === "by"))
    return undefined;
  return isBound(words, opener, end, move) ? undefined : end;
}

/** ", making it safe" hangs on the whole clause and stays behind it; "including" goes with the noun before it. */
function isTailVerb(word: Word | undefined): boolean {
  return word?.tag === "VBG" && !["including", "excluding", "regarding", "concerning", "ranging"].includes(word.lower);
}

const nominal = new Set(["NOUN", "PROPN", "NUM", "PRON"]);
/** Verbs with which an infinitive makes one statement. */
const ofOwn = wordSet(`aim seek try want need hope begin start continue help work manage strive learn choose
  decide plan have tend`);

/** A second verb, or a participle behind its noun, could take what follows it. */
function hasOtherVerb(sentence: Sentence, main: TreeClause, end: number): boolean {
  const { words } = sentence;
  return clausesOf(sentence).some(({ predicate, kind }) => {
    if (predicate <= main.verb || predicate >= end || predicate === main.predicate) return false;
    return !(kind === "open" && words[predicate]!.tag === "VB" && ofOwn.has(words[main.predicate]!.lemma));
  });
}

/** Each "and" and "or" joins two things or two qualities, not two statements. */
function joinsAlike({ words, tree }: Sentence, from: number, end: number): boolean {
  return words.slice(from, end).every(({ pos }, k) => {
    const second = tree.heads[from + k]!;
    if (pos !== "CCONJ") return true;
    const first = second < 0 ? -1 : tree.heads[second]!;
    if (first < from || generalRelation(tree.relations[second]!) !== "conj") return false;
    const kinds = [words[first]!, words[second]!].map((word) => (nominal.has(word.pos) ? "NOUN" : word.pos));
    return kinds[0] === kinds[1] && kinds[0] !== "VERB";
  });
}

/** A word of the clause leans on what the opener names, or a pronoun of the opener would seem to mean something else. */
function isBound(words: readonly Word[], { comma, main }: Opened, end: number, { controlled }: Move): boolean {
  const opening = words.slice(0, comma);
  // "By sharing boats, they cut costs": the opener names no thing that shares them.
  const clause = words.slice(comma + (controlled && words[comma + 1]!.pos === "PRON" ? 2 : 1), end);
  const lemmas = new Set(opening.filter(isNoun).map(({ lemma }) => lemma));
  if (
    clause.some(
      ({ lemma, lower }) => lemmas.has(lemma) || ["this", "these", "those", "one", "ones", "both"].includes(lower),
    )
  )
    return true;
  return mayStandFor(clause, opening) || (!controlled && mayStandFor(opening, words.slice(main.verb, end)));
}

/**
 * Both ways to put what stands before a comma behind a place, between two marks: a protected span can be on one side
 * only, and the other is retyped in its new place.
 */
function written(text: string, words: readonly Word[], comma: number, end: number, marks: Marks): Proposal[] {
  const [between, after] = marks;
  const isLoose = (word: Word, i: number): boolean => {
    const gap = text.slice(words[i]!.end, word.start);
    return gap.trim() !== "" || gap.length > 1;
  };
  if (words.slice(1, end + 1).some(isLoose)) return [];
  const [first, second, last] = [words[0]!, words[comma + 1]!, words[end - 1]!];
  const lead = text.slice(first.start, words[comma - 1]!.end);
  const main = text.slice(second.start, last.end);
  const back: Proposal = {
    parts: [
      { start: first.start, end: second.start, after: "" },
      { start: last.end, end: last.end, after: `${between}${lead[0]!.toLowerCase()}${lead.slice(1)}${after}` },
    ],
  };
  const forward: Proposal = {
    parts: [
      {
        start: first.start,
        end: first.start + 1,
        after: `${capitalize(main)}${between}${first.text[0]!.toLowerCase()}`,
      },
      { start: words[comma - 1]!.end, end: last.end, after },
    ],
  };
  return /\p{Lu}|\d/u.test(lead.slice(1)) ? [forward, back] : [back];
}
