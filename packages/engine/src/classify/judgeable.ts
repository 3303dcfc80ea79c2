import { quotations } from "../protect/quotation.ts";
import type { Span } from "../span.ts";
import type { Prose } from "./prose.ts";

/** The least number of words of a sentence that gets an AI score. */
const fewestWords = 6;
/** The most words of a heading or label, which has no full stop. */
const mostInLabel = 16;
/** The most words of a greeting or closing; a longer sentence that begins like a greeting gets an AI score. */
const mostInCourtesy = 12;

const greeting = /^(?:dear|hello|hi|hey|greetings|good (?:morning|afternoon|evening|day)|to whom it may concern)\b/iu;
const closing =
  /^(?:(?:with )?(?:my |our )?(?:all )?(?:best|kind|kindest|warm|warmest|many)\b|yours\b|sincerely\b|respectfully\b|regards\b|cheers\b|thank you\b|thanks\b|looking forward\b|i look forward\b|we look forward\b)/iu;
const sentenceEnd = /[.!?…][\p{Pe}\p{Pf}"'*_]*$/u;
const courtesyEnd = /[,!:]$|[^\p{P}]$/u;

/**
 * Returns for each range whether it gets an AI score. Greetings, headings, labels, quotations and very short ranges get
 * none.
 * @param pieces the ranges in order, as positions in the prose
 */
export function areJudgeable({ text, borders }: Prose, pieces: readonly Span[]): boolean[] {
  const quoted = quotedLetters(text, borders);
  let paragraph = 0;
  return pieces.map(({ start, end }) => {
    while (paragraph < borders.length && borders[paragraph]! <= start) paragraph++;
    const from = borders[paragraph - 1] ?? 0;
    const to = borders[paragraph] ?? text.length;
    const piece = text.slice(start, end);
    const words = piece.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
    if (words < fewestWords) return false;
    if (isCourtesy(piece, words, text.slice(end, to).trim() === "")) return false;
    const isAlone = text.slice(from, start).trim() === "" && text.slice(end, to).trim() === "";
    if (isAlone && words <= mostInLabel && !sentenceEnd.test(piece)) return false;
    return !isQuoted(quoted, start, end);
  });
}

/** Returns whether a range is a greeting or closing: it ends a paragraph and has no full stop. */
function isCourtesy(piece: string, words: number, endsParagraph: boolean): boolean {
  if (words > mostInCourtesy) return false;
  return (greeting.test(piece) || closing.test(piece)) && endsParagraph && courtesyEnd.test(piece);
}

/** Returns, for each position of the prose, how many letters are before it, in quotations and in all. */
function quotedLetters(text: string, borders: readonly number[]): { quoted: Uint32Array; letters: Uint32Array } {
  const quoted = new Uint32Array(text.length + 1);
  const letters = new Uint32Array(text.length + 1);
  const isQuotation = new Uint8Array(text.length);
  let from = 0;
  for (const to of [...borders, text.length]) {
    for (const { start, end } of quotations(text.slice(from, to))) isQuotation.fill(1, from + start, from + end);
    from = Math.max(from, to);
  }
  for (let i = 0; i < text.length; i++) {
    const letter = /\p{L}/u.test(text[i]!) ? 1 : 0;
    letters[i + 1] = letters[i]! + letter;
    quoted[i + 1] = quoted[i]! + (isQuotation[i] === 1 ? letter : 0);
  }
  return { quoted, letters };
}

/** Returns whether at least half of the letters are in quotations. */
function isQuoted({ quoted, letters }: ReturnType<typeof quotedLetters>, start: number, end: number): boolean {
  const own = letters[end]! - letters[start]!;
  return own > 0 && (quoted[end]! - quoted[start]!) * 2 >= own;
}
