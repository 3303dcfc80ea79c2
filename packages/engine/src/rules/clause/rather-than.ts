import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { nounGroupOf, phraseOf } from "../../grammar/extent.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { childrenBy, conjunctsOf, isSure } from "../../grammar/relations.ts";
import { shapeOf } from "../../grammar/shapes.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Tree } from "../../syntax/tree.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** Turns "corn rather than bread" into "corn, not bread", "rather than grinding it" into "instead of grinding it". */
export const ratherThan: Rule = {
  id: "rather-than",
  notIn: ["academic", "formal", "expand"],
  summary: reasons.simplerWording,
  stage: "clause",
  level: 4,
  propose: (context) => {
    const { sentence, words } = context;
    return words.flatMap(({ lower }, i) => {
      const isLink = lower === "rather" && words[i + 1]?.lower === "than" && !isWeighed(words, i);
      return isLink ? (insteadOf(context, i) ?? denied(sentence, i) ?? []) : [];
    });
  },
};

/** Words near "rather than" that express a preference or a degree ("would rather"), or that already negate. */
const weighing =
  wordSet(`prefer would 'd more less greater primarily mainly mostly largely chiefly predominantly partly better best easier not n't never
  no neither nor without rather sooner whether if`);

function isWeighed(words: readonly Word[], rather: number): boolean {
  if (words.at(-1)!.text === "?") return true;
  for (let i = rather - 1; i >= 0 && (i === rather - 1 || !/^[,;:—–]$/.test(words[i]!.text)); i--)
    if (weighing.has(words[i]!.lower) || words[i]!.lemma === "prefer") return true;
  return false;
}

/** Turns "rather than standing still" and "rather than stand still" into "instead of standing still". */
function insteadOf({ sentence, mode }: Context, rather: number): Proposal | undefined {
  const { words, tree } = sentence;
  // In academic and formal texts "rather than" is the usual wording.
  if (mode === "academic" || mode === "formal") return undefined;
  let verb = rather + 2;
  while (words[verb]?.pos === "ADV") verb++;
  const { tag, pos, lower, lemma } = words[verb] ?? words[rather]!;
  if (pos !== "VERB" && !["being", "having"].includes(lower)) return undefined;
  const link: Part = { start: words[rather]!.start, end: words[rather + 1]!.end, after: "instead of" };
  const rival = tree.heads[verb]!;
  if (tag === "VBG") return isQuality(words, rather, verb) ? undefined : { parts: [startOf(link, rather)] };
  const isBare = (tag === "VB" || tag === "VBP") && lower === lemma && lemma !== "be";
  if (
    !isBare ||
    (rather > 0 && !isSure(tree, verb)) ||
    words[verb + 1]?.pos === "PUNCT" ||
    childrenBy(tree, verb, "nsubj", "aux", "mark").some((i) => i > rather + 1)
  )
    return undefined;
  // "A better move rather than force": "force" is a noun here; only beside a bare verb would it be a verb.
  const beside = words[rival];
  if (rather > 0 && (beside?.pos !== "VERB" || !["VB", "VBP"].includes(beside.tag))) return undefined;
  const joined = childrenBy(tree, verb, "conj").filter((i) => words[i]!.pos === "VERB");
  if (joined.some((i) => words[i]!.lower !== words[i]!.lemma)) return undefined;
  const forms = [verb, ...joined].map(
    (i): Part => ({ start: words[i]!.start, end: words[i]!.end, after: verbForm(words[i]!.lemma, "ing") }),
  );
  return { parts: [startOf(link, rather), ...forms] };
}

function startOf(link: Part, rather: number): Part {
  return rather === 0 ? { ...link, after: "Instead of" } : link;
}

/** Returns whether both sides of "rather than" are adjectives in "-ing": "is boring rather than moving". */
function isQuality(words: readonly Word[], rather: number, verb: number): boolean {
  const before = words[rather - 1];
  return before?.pos !== "NOUN" && /ing$/.test(before?.lower ?? "") && words[verb + 1]?.pos === "PUNCT";
}

/** Turns "oats rather than wheat" into "oats, not wheat" if both are of one kind and a clause ends behind "wheat". */
function denied(sentence: Sentence, rather: number): Proposal | undefined {
  const { words, tree } = sentence;
  const from = rather + 2;
  const other = tree.heads[rather]!;
  if (rather < 2 || other < from) return undefined;
  const comma = words[rather - 1]!.text === ",";
  const last = comma ? rather - 2 : rather - 1;
  // "A book that, rather than teach, tells": the clause continues behind the phrase.
  if (["that", "which", "who"].includes(words[last]!.lower)) return undefined;
  const rival = rivalsOf(tree, last, other).find((i) => isAlike(sentence, i, other, from));
  if (rival === undefined) return undefined;
  const { to } = phraseOf(sentence, other);
  const rest = words.slice(from, to);
  const mark = words[to]!;
  if (rest.length > 12 || rest.some(({ text, lower }) => /^[,"“”()]$/.test(text) || lower === "and")) return undefined;
  // Behind a list, one more comma would seem to continue the list.
  const listed = conjunctsOf(tree, rival).length > 1;
  if (![".", ";"].includes(mark.text) && (mark.text !== "," || listed)) return undefined;
  return replace(words[last]!.end, words[rather + 1]!.end, ", not");
}

/** Returns the indexes of the words with which `other` may be contrasted: its head, or a word with the same head. */
function rivalsOf({ heads }: Tree, last: number, other: number): number[] {
  const head = heads[other]!;
  let beside = last;
  while (beside >= 0 && heads[beside] !== head) beside = heads[beside]!;
  return [head, beside].filter((i) => i >= 0 && i <= last);
}

const nominal = new Set(["NOUN", "PROPN"]);

/** Returns whether both sides are things, qualities, participles, or phrases with one preposition or with "to". */
function isAlike(sentence: Sentence, rival: number, other: number, from: number): boolean {
  const { words, tree } = sentence;
  const opening = words[from]!;
  const shape = shapeOf(sentence, from, other);
  const link = childrenBy(tree, rival, "case", "mark").find((i) => words[i]!.lower === opening.lower);
  const start = link ?? (nominal.has(words[rival]!.pos) ? nounGroupOf(tree, rival).from : rival);
  // "Rather than just bread" denies the limit; "not just bread" would mean that there is bread.
  if (!shape || shape !== shapeOf(sentence, start, rival) || opening.pos === "ADV") return false;
  if (link === undefined && !["thing", "quality"].includes(shape) && words[other]!.tag !== "VBN") return false;
  if (childrenBy(tree, other, "nsubj", "cop", "aux").some((i) => i >= from)) return false;
  // "To do harm rather than highlight real flaws": "highlight" is a verb that was tagged as a noun.
  const isBare = ["NOUN", "PRON"].includes(opening.pos) ? !possessives.has(opening.lower) : !isSure(tree, from);
  return !isBare || !(["ADJ", "DET"].includes(words[from + 1]!.pos) || words[from + 1]!.lower === "on");
}
