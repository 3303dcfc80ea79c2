import { modeProfiles } from "../choose/mode-profiles.ts";
import { parseBlocks } from "../document/blocks.ts";
import { looksEnglish } from "../document/english.ts";
import { wordSet } from "../grammar/word-set.ts";
import type { Mode } from "../options.ts";
import { literalSpans } from "../protect/literal.ts";
import type { KeptKind } from "../report/report.ts";
import { overlaps, type Span } from "../span.ts";
import { grammarProblems } from "../verify/grammar.ts";
import { countWords } from "./cut.ts";
import type { Problem, ProblemCode } from "./pro.ts";
import type { Read } from "./read.ts";

/** The least and most words of an answer, as a share of its source's words, by mode. */
const lengths: Partial<Record<Mode, readonly [least: number, most: number]>> = {
  shorten: [0.4, 1],
  expand: [1, 1.8],
};
const usualLength = [0.6, 1.4] as const;
/** How many words fewer or more are always allowed. */
const slack = { less: 1, more: 2 };

/** Returns a problem if the answer is not as long as the mode requires. */
export function lengthProblems(source: string, answer: string, mode: Mode): Problem[] {
  const [least, most] = lengths[mode] ?? usualLength;
  const words = countWords(source);
  const written = countWords(answer);
  const isExact = mode in lengths;
  if (written < least * words - (isExact && least === 1 ? 0 : slack.less))
    return [{ code: "length", message: `Too short: the text has ${words} words, the answer ${written}.` }];
  if (written > most * words + (isExact && most === 1 ? 0 : slack.more))
    return [{ code: "length", message: `Too long: the text has ${words} words, the answer ${written}.` }];
  return [];
}

const foreign =
  wordSet(`der die das und ist nicht ein eine mit auf für von zu den dem im sich auch wird sind le la les des est une dans pour
  que qui pas sur plus avec sont nous vous el los las del una por con para como más pero este esta il lo gli che di
  della sono nel alla é o os uma em não com do da dos het een van en niet op zijn voor de och att det som är på til av
  jest się nie na że i w z`);

/** Returns whether an answer is in another language than English. */
export function isForeign(answer: string, source: string): boolean {
  return !looksEnglish(answer) || hasForeignWords(answer, source);
}

/** Returns whether the answer has more small words or letters of other languages than the source. */
export function hasForeignWords(answer: string, source: string): boolean {
  const words = answer.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (list: readonly string[]): number =>
    list.length === 0 ? 0 : list.filter((word) => foreign.has(word)).length / list.length;
  const before = source.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length >= 3 && share(words) > 0.25 && share(words) > share(before) + 0.1) return true;
  const others = (text: string): number => text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return others(answer) > others(source);
}

/** Returns problems with new mistakes of form, unwanted contractions and a missing end. */
export function grammarOf(source: string, answer: string, mode: Mode): Problem[] {
  const problems = grammarProblems(source, answer).map((message): Problem => ({ code: "grammar", message }));
  const contractions = answer.match(
    /\p{L}n['’]t\b|\b(?:i|you|we|they|he|she|it|that|there|what|who)['’](?:m|re|ve|ll|d)\b|\b(?:it|that|there|what|who|he|she|here|let)['’]s\b/giu,
  );
  if (modeProfiles[mode].contractions === false && contractions && !source.includes(contractions[0]))
    problems.push({ code: "grammar", message: `Write “${contractions[0]}” in full.` });
  const end = finalMark(source);
  if (end !== finalMark(answer) && !(end === "!" && finalMark(answer) === "."))
    problems.push({
      code: "grammar",
      message: end === "" ? "Do not end with a mark." : `End with “${end}”, as the text does.`,
    });
  return problems;
}

function finalMark(text: string): string {
  const [mark = ""] = /[.!?…:;](?=[\])"'”’»*_}⟧]*$)/u.exec(text.trimEnd()) ?? [];
  return mark === "…" ? "." : mark;
}

const lineStart = /^[^\S\n]*(?:[-*+•]\s|\d{1,3}[.)]\s|#{1,6}\s|>\s|\||```)/m;

/** Returns a problem if the raw answer has lists, headings, tables or code while its source is a single paragraph. */
export function layoutProblems(source: string, raw: string): Problem[] {
  if (lineStart.test(raw) && !lineStart.test(source)) return [oneParagraph];
  if (
    /\n\s*\n/.test(raw.trim()) &&
    /^[^\n]{0,60}$/m.test(raw.trim().split(/\n\s*\n/)[0]!) &&
    !/[.!?:]\W*$/.test(raw.trim().split(/\n\s*\n/)[0]!)
  )
    return [oneParagraph];
  return [];
}

const oneParagraph: Problem = {
  code: "markdown",
  message: "Answer with one paragraph, without headings, lists, tables or code.",
};

const codeOf: Partial<Record<KeptKind, ProblemCode>> = { number: "number", date: "number", markdown: "markdown" };

/** Returns problems with structure, markup and unprotected figures or names that differ from the source. */
export function structureProblems(source: Read, answer: Read): Problem[] {
  const old = readBlock(source);
  const now = readBlock(answer);
  if (old.shape !== now.shape) return [oneParagraph];
  if (old.markup.join("\n") !== now.markup.join("\n"))
    return [{ code: "markdown", message: "Keep emphasis and links around the same words, and add none." }];
  const added = now.open.find(({ text }) => !old.open.some((one) => one.text === text));
  if (!added) return [];
  const code = codeOf[added.kind] ?? "added_fact";
  return [{ code, message: `“${added.text.slice(0, 60)}” is not in the text: leave it out.` }];
}

/** Returns the kinds of a text's blocks, and how many lines of prose each has. */
export function shapeOf(text: string): string {
  return parseBlocks(text)
    .map(({ kind, runs }) => `${kind} ${runs.length}`)
    .join("\n");
}

/** Returns a text's blocks, its markup, and what would need protection but is in no protected span. */
function readBlock({ text, slots }: Read) {
  const markup = parseBlocks(text)
    .flatMap((block) => block.markup)
    .filter(({ kind }) => kind === "markdown");
  const whole = { start: 0, end: text.length };
  const found = literalSpans(text, { ...whole, kind: "paragraph", runs: [whole], markup }, []);
  const isOpen = (span: Span): boolean => !slots.some((slot) => overlaps(slot, span));
  const content = ({ start, end }: Span): string => text.slice(start, end);
  return {
    shape: shapeOf(text),
    markup: markup.map(content),
    open: found.filter(isOpen).map((span) => ({ kind: span.kind, text: content(span) })),
  };
}
