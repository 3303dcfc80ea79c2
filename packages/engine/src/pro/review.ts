import { applyEdits } from "../edit.ts";
import type { Engine } from "../engine.ts";
import type { Mode, RewriteOptions } from "../options.ts";
import { overlaps, type Span, shift } from "../span.ts";
import { type Barred, createBarred } from "../words/barred.ts";
import { wordsToBar } from "../words/replacements.ts";
import { ambiguityProblems, topicProblems } from "./ambiguity.ts";
import { type Bead as Aligned, align } from "./beads.ts";
import { type KnownReasons, reasonKey } from "./choose-reason.ts";
import { repeatsContext } from "./context.ts";
import { countWords } from "./cut.ts";
import { isForeign, layoutProblems, lengthProblems } from "./format.ts";
import { hardProblems } from "./hard.ts";
import { type Known, knowledgeOf } from "./knowledge.ts";
import { isDispensable, obedienceProblems, overlapOf, senseOf, wordDoubts } from "./meaning.ts";
import { addsLink, linkProblems } from "./openings.ts";
import type { Bead, Chunk, Problem, Review } from "./pro.ts";
import { openText, type Read, readText } from "./read.ts";
import { refersBack } from "./refers-back.ts";
import { refusalProblems } from "./refusal.ts";
import { unwrap, withoutReasoning } from "./repair.ts";
import { ruleChanges } from "./rule-changes.ts";
import { scoreOf } from "./score.ts";
import { neighboursOf } from "./seams.ts";
import { settle } from "./settle.ts";
import { fillSlots, type Placed } from "./slots.ts";
import { linkWordings } from "./thesaurus.ts";
import { toChanges } from "./to-changes.ts";
import { toEdits } from "./to-edits.ts";
import { tokensOf } from "./words.ts";

/** The limit of an answer's length: `times` the characters of the source, and `more` characters. */
const longest = { times: 4, more: 2000 };

/** A model's answer for a chunk. */
interface Job {
  readonly text: string;
  readonly chunk: Chunk;
  readonly answer: string;
  readonly options: RewriteOptions;
}

/** A chunk's source. */
interface Source {
  readonly read: Read;
  readonly known: Known;
  readonly reasons: KnownReasons;
  readonly barred: Barred;
}

/** A tagged answer, in which the original text replaces the placeholders. */
interface Answer {
  readonly read: Read;
  readonly slots: readonly Placed[];
}

/**
 * Repairs an answer where that is safe, aligns it with its source and checks each sentence by itself. A sentence
 * without problems has every protected span of its source once, in order and byte for byte.
 */
export function reviewAnswer(engine: Engine, job: Job): Review {
  const { text, chunk, options } = job;
  const { mode = "standard", spelling } = options;
  const written = readAnswer(chunk, withoutReasoning(job.answer));
  if (typeof written !== "string") return { problems: written, beads: [] };
  const source = readSource(engine, job);
  const settled = settle(engine, text, chunk, fillSlots(text, chunk, written), { mode, spelling });
  const kept = settled.slots.map(({ start, end, slot }) => ({ start, end, kind: chunk.slots[slot]!.kind }));
  const answer = { read: readText(engine.tag, settled.text, kept), slots: settled.slots };
  const problems = [
    ...tooLong(source.read.text, settled.text, mode),
    ...obedienceProblems(source.read, answer.read, source.known),
  ];
  if (problems.length > 0) return { problems, beads: [] };
  const beads = alignedWith(source, answer, mode).map((bead) => reviewBead(engine, job, source, answer, bead));
  if (beads.length > 0 && beads.every(({ text: now, source: was }) => now === was))
    return { problems: [unchanged], beads: [] };
  return { problems: [], beads };
}

const unchanged: Problem = {
  code: "unchanged",
  message: "It is the passage as it was. Rewrite it, as strongly as you were asked to.",
};

/** Returns the text that a model meant as its answer, on one line. If there is no usable text, returns the problems. */
function readAnswer(chunk: Chunk, answer: string): string | Problem[] {
  const nothing: Problem[] = [{ code: "empty", message: "There was no answer." }];
  if (answer.trim() === "") return nothing;
  if (answer.length > longest.times * chunk.marked.length + longest.more)
    return [{ code: "length", message: `Too long: the text has ${chunk.words} words.` }];
  const unwrapped = unwrap(answer, chunk.marked);
  const written = unwrapped.replace(/\s+/g, " ");
  if (written === "") return nothing;
  const problems = [
    ...refusalProblems(withoutMarks(chunk.marked), withoutMarks(written)),
    ...layoutProblems(chunk.marked, unwrapped),
    ...repeatsContext(chunk, withoutMarks(chunk.marked), withoutMarks(written)),
  ];
  if (problems.length > 0) return problems;
  return isForeign(written, chunk.marked) ? [{ code: "language", message: "Write in English." }] : written;
}

function withoutMarks(text: string): string {
  return text.replace(/⟦[^⟦⟧\n]*⟧/g, " ");
}

/** Returns a problem if an answer is too long. Other checks find missing sentences, except in a mode that expands. */
function tooLong(source: string, answer: string, mode: Mode): Problem[] {
  const problems = lengthProblems(source, answer, mode);
  return mode === "expand" || countWords(answer) > countWords(source) ? problems : [];
}

/** Aligns an answer's sentences with its source's. A lost sentence that may be left out is added to the next bead. */
function alignedWith({ read, known }: Source, answer: Answer, mode: Mode): Aligned[] {
  const numbers = answer.slots.map(({ slot }) => slot);
  const old = read.sentences.map((sentence) => senseOf(read, sentence, known.here));
  const now = answer.read.sentences.map((sentence) => senseOf(answer.read, sentence, undefined, numbers));
  const beads: Aligned[] = [];
  let from: number | undefined;
  for (const bead of align(old, now)) {
    const isLost = bead.answer.start === bead.answer.end;
    if (isLost && mayBeLeftOut(read, bead.source, mode)) from ??= bead.source.start;
    else {
      if (!isLost && bead.source.start < bead.source.end)
        beads.push({ ...bead, source: { start: from ?? bead.source.start, end: bead.source.end } });
      from = undefined;
    }
  }
  const last = beads.at(-1);
  if (last && from === last.source.end)
    beads[beads.length - 1] = { ...last, source: { start: last.source.start, end: old.length } };
  return beads;
}

/** Returns whether sentences may be left out; in the mode Shorten, a second check decides. */
function mayBeLeftOut(read: Read, sentences: Span, mode: Mode): boolean {
  const span = spanOf(read, sentences);
  const hasSlot = read.slots.some((slot) => overlaps(slot, span));
  return !hasSlot && (mode === "shorten" || isDispensable(read.text.slice(span.start, span.end)));
}

function spanOf({ sentences }: Read, { start, end }: Span): Span {
  return { start: sentences[start]!.start, end: sentences[end - 1]!.end };
}

/** Returns aligned sentences as refused, with their problem. */
function rejected(place: Span, source: string, text: string, problem: Problem): Bead {
  const { start, end } = place;
  const nothing = { doubts: [], isBound: false, neighbours: [], score: 0 };
  return { start, end, source, text, edits: [], problems: [problem], ...nothing };
}

/** Returns a problem if a sentence has a word that the user never wants. */
function barredProblems(barred: Barred, before: string, after: string): Problem[] {
  const added = barred.addedBy(before, after);
  return added === undefined ? [] : [{ code: "barred_word", message: `Do not use “${added}”.` }];
}

/** Checks an answer's sentence against its source and turns it into edits. */
function reviewBead(engine: Engine, job: Job, source: Source, answer: Answer, aligned: Aligned): Bead {
  const { chunk, options } = job;
  const { mode = "standard" } = options;
  const span = spanOf(source.read, aligned.source);
  const place = { start: span.start + chunk.start, end: span.end + chunk.start };
  const slots = chunk.slots.filter((slot) => overlaps(slot, place));
  const kept = slots.map((slot) => shift(slot, -place.start));
  const written = spanOf(answer.read, aligned.answer);
  const placed = answer.slots.filter((slot) => overlaps(slot, written));
  const before = source.read.text.slice(span.start, span.end);
  const after = answer.read.text.slice(written.start, written.end);
  const refused = (problem: Problem): Bead => rejected(place, before, after, problem);
  const wrong = slotProblem(chunk, slots, placed);
  if (wrong) return refused(wrong);
  const local = placed.map((slot) => shift(slot, -written.start));
  // Brackets that the source itself has are protected, so any other bracket is an error.
  if (/[⟦⟧]/.test(openText({ text: after, slots: local })))
    return refused({ code: "slot", message: "Copy each mark exactly." });
  const changes = toChanges(before, tokensOf(before, kept), after, tokensOf(after, local));
  if (!changes) return refused({ code: "markdown", message: "Change less: the lines cannot be kept." });
  const text = applyEdits(before, changes);
  const old = readText(engine.tag, before, kept);
  const now = readText(engine.tag, text, moved(kept, changes));
  const edits = toEdits(
    engine.languageModel,
    { text: before, sentences: old.sentences, reasons: source.reasons },
    changes,
    mode,
  ).map((edit) => shift(edit, place.start));
  const known = { ...source.known, spare: new Set([...source.known.spare].map((at) => at - span.start)) };
  const problems = [
    ...hardProblems({ before: old, after: now, whole: source.read, slots, text: job.text }, mode, known),
    ...ambiguityProblems(old, now, answer.read.sentences[aligned.answer.start - 1]),
    ...topicProblems(old, now, {
      source: source.read.sentences[aligned.source.start - 1],
      answer: answer.read.sentences[aligned.answer.start - 1],
    }),
    ...linkProblems(before, text),
    ...barredProblems(source.barred, before, text),
  ];
  const overlap = overlapOf(old, now, [known.here, known.anywhere]);
  return {
    ...place,
    source: before,
    text,
    edits,
    problems,
    doubts: problems.length > 0 || edits.length === 0 ? [] : wordDoubts(old, now, source.read, known, mode),
    isBound: addsLink(before, text) || refersBack(old, now, `${chunk.before} ${source.read.text.slice(0, span.start)}`),
    neighbours: neighboursOf({ whole: source.read, sentences: aligned.source, source: old, answer: now }).map((one) =>
      shift(one, chunk.start),
    ),
    score: scoreOf(engine, before, text, edits, overlap),
  };
}

/** Returns a problem if a sentence's placeholders are not those of its source, each once and in order. */
function slotProblem(
  { slots }: Chunk,
  wanted: readonly Chunk["slots"][number][],
  placed: readonly Placed[],
): Problem | undefined {
  const found = placed.map(({ slot }) => slots[slot]!);
  if (found.length === wanted.length && wanted.every((slot, i) => slot === found[i])) return undefined;
  const list = (marks: readonly { readonly mark: string }[]): string =>
    marks
      .slice(0, 8)
      .map(({ mark }) => mark)
      .join(" ");
  const lost = wanted.filter((slot) => !found.includes(slot));
  if (lost.length > 0) return { code: "slot", message: `Keep every mark, in its sentence. Missing: ${list(lost)}` };
  const more = found.filter((slot, i) => !wanted.includes(slot) || found.indexOf(slot) !== i);
  if (more.length > 0)
    return { code: "slot", message: `Write each mark once, in its sentence. Too many: ${list(more)}` };
  return { code: "slot", message: "Keep the marks in the order of the text." };
}

/** Returns the protected spans at their positions after changes that touch none of them. */
function moved<T extends Span>(slots: readonly T[], changes: readonly (Span & { readonly after: string })[]): T[] {
  let by = 0;
  let c = 0;
  return slots.map((slot) => {
    for (; c < changes.length && changes[c]!.end <= slot.start; c++)
      by += changes[c]!.after.length - (changes[c]!.end - changes[c]!.start);
    return shift(slot, by);
  });
}

function readSource(engine: Engine, { text, chunk, options }: Job): Source {
  const { tag, languageModel, all } = engine;
  const { synonyms, classes } = knowledgeOf(engine);
  const source = text.slice(chunk.start, chunk.end);
  const kept = chunk.slots.map((slot) => shift(slot, -chunk.start));
  const here = new Map<string, Set<string>>();
  const reasons = new Map<string, string>();
  const spare = new Set<number>();
  for (const { parts, reason, stage } of ruleChanges({ tag }, source, kept, all, options.mode ?? "standard")) {
    const [part] = parts;
    if (!part || parts.length > 1) continue;
    const before = source.slice(part.start, part.end);
    reasons.set(reasonKey(before, part.after), reason);
    const [old, now] = [wordsIn(before), wordsIn(part.after)];
    linkWordings(
      here,
      old.map(({ text: word }) => [word]),
      now.map(({ text: word }) => [word]),
    );
    const left = new Set(now.map(({ text: word }) => word));
    const gone = old.filter(({ text: word }) => !left.has(word));
    if (stage === "frame" && old.length - gone.length === now.length)
      for (const { at } of gone) spare.add(part.start + at);
  }
  const known = { model: languageModel, classes, here, anywhere: synonyms, spare };
  return { read: readText(tag, source, kept), known, reasons, barred: createBarred(wordsToBar(options)) };
}

function wordsIn(text: string): { readonly text: string; readonly at: number }[] {
  return [...text.toLowerCase().matchAll(/\p{L}{3,}/gu)].map(({ index, 0: word }) => ({ text: word, at: index }));
}
