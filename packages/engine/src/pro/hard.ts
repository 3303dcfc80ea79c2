import type { Mode } from "../options.ts";
import { exchangeProblem, isTurnedAround, personProblem, pivotProblem, roleProblem } from "./argument-roles.ts";
import { additionProblems, listProblems } from "./counterparts.ts";
import { claimProblems, hedgeProblems, numberProblems, tenseProblems } from "./facts.ts";
import { grammarOf, hasForeignWords, structureProblems } from "./format.ts";
import type { Known } from "./knowledge.ts";
import { markerDifferences } from "./markers.ts";
import { addedSentenceProblems } from "./meaning.ts";
import { nameProblems } from "./names.ts";
import { reversal } from "./opposites.ts";
import { predicationsIn, verbTenseProblems } from "./predications.ts";
import type { Problem, Slot } from "./pro.ts";
import { genderProblems, qualifierProblems, scaleProblems } from "./quantities.ts";
import { openText, type Read, wordsOf } from "./read.ts";
import { readingProblems } from "./reads-well.ts";
import { scopeProblem } from "./scope.ts";
import { classProblems } from "./word-classes.ts";

/** Sentences of a source, and what an answer made of them. */
export interface Pair {
  readonly before: Read;
  readonly after: Read;
  /** All of the source, which may tell what "they" refers to. */
  readonly whole: Read;
  /** All of the text; an answer that repeats something from elsewhere in the text adds nothing new. */
  readonly text: string;
  /** The protected spans of the source and of the answer. */
  readonly slots: readonly Slot[];
}

/** Returns the problems that rules prove beyond doubt: a second check by a model cannot overrule them. */
export function hardProblems({ before, after, whole, slots, text }: Pair, mode: Mode, known: Known): Problem[] {
  const [old, now] = [openText(before), openText(after)];
  if (hasForeignWords(now, old)) return [{ code: "language", message: "Write in English." }];
  const problems: Problem[] = [
    ...structureProblems(before, after),
    ...nameProblems(before, after),
    ...qualifierProblems({ slots }, before, after),
    ...genderProblems(text, after.text),
    ...grammarOf(before.text, after.text, mode),
    ...readingProblems(known.model, before.text, after.text),
    ...numberProblems(old, now),
    ...claimProblems(old, now),
    ...tenseProblems(old, now),
    ...hedgeProblems(old, now),
    ...scaleProblems(old, now),
    ...markerDifferences(before.text, after.text),
    ...classProblems(known.classes, before.text, after.text),
    ...verbTenseProblems(predicationsIn(before), predicationsIn(after)),
  ];
  if (now.includes("?") && !old.includes("?"))
    problems.push({ code: "meaning", message: "Do not make a question of what the text states." });
  problems.push(...addedSentenceProblems(before, after, known), ...conditionProblems(before, after));
  if (problems.length > 0) return problems;
  return [
    ...exchanges(before, after),
    ...(mode === "shorten" ? [] : listProblems(before, after, known)),
    ...(mode === "expand" ? [] : additionProblems(before, after, whole, known)),
  ];
}

/** Returns problems with words that the answer has kept but put in each other's places. */
function exchanges(before: Read, after: Read): Problem[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [was, is] = [predicationsIn(before), predicationsIn(after)];
  const stray = scopeProblem(before, after);
  const isTurned = isTurnedAround(old, now);
  const reversed = isTurned ? undefined : reversal(old, now);
  const verb = roleProblem(was, is) ?? personProblem(was, is);
  const exchanged = exchangeProblem(old, now);
  const pivot = isTurned ? undefined : pivotProblem(old, now);
  const meaning = [
    reversed,
    verb && `Who does what must stay the same: “${verb}”.`,
    exchanged && `What is said of “${exchanged}” must stay the same.`,
    pivot && `Both sides of “${pivot}” must stay where they are.`,
  ].flatMap((message): Problem[] => (message ? [{ code: "meaning", message }] : []));
  return [...(stray ? [{ code: stray.code, message: `“${stray.word}” must say the same.` }] : []), ...meaning];
}

const condition = /\b(?:if|unless|provided that|in case)\b/i;

/** Returns a problem if a condition has moved to another sentence. */
function conditionProblems(before: Read, after: Read): Problem[] {
  if (before.sentences.length < 2 || before.sentences.length !== after.sentences.length) return [];
  const [was, is] = [before, after].map(({ text, sentences }) =>
    sentences.map(({ start, end }) => condition.test(text.slice(start, end))).join(),
  );
  return was === is ? [] : [{ code: "modality", message: "Keep each condition with what it belongs to." }];
}
