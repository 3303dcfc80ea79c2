import type { Span } from "../span.ts";
import type { Chunk, Problem, Slot } from "./pro.ts";

/** An answer with the original bytes in the places of the marks, and where those stand in it, in order. */
export interface Filled {
  readonly text: string;
  /** One for each slot of the chunk. */
  readonly slots: readonly Span[];
}

/** A mark as models write it: other brackets, doubled, spaces inside, without its content. */
const mark = /[⟦〚【]{1,2}\s*(\d{1,4})\s*(?:[:：]\s*([^⟦⟧〚〛【】\n]*?))?\s*[⟧〛】]{1,2}/gu;
const plainMark = /\\?\[{1,2}\s*(\d{1,4})\s*[:：]\s*([^[\]\n]*?)\s*\\?\]{1,2}/gu;
const bareMark = /\[{1,2}(\d{1,4})\]{1,2}/gu;

interface Found extends Span {
  readonly slot: number;
}

/** Puts what is protected back in the places of its marks, byte for byte; each must be there once, in order. */
export function fillSlots(text: string, { slots, marked }: Chunk, answer: string): Filled | Problem[] {
  const contents = slots.map(({ start, end }) => text.slice(start, end));
  const found = findMarks(slots, marked, answer);
  const problems = [...swapped(slots, answer, found), ...extended(text, slots, answer, found)];
  const places = place(contents, slots, answer, found);
  if (places === undefined || problems.length > 0) {
    return problems.length > 0 ? problems : [missing(slots, found)];
  }
  let result = "";
  let position = 0;
  const filled: Span[] = [];
  for (const [i, { start, end }] of places.entries()) {
    result += answer.slice(position, start);
    filled.push({ start: result.length, end: result.length + contents[i]!.length });
    result += contents[i]!;
    position = end;
  }
  return { text: result + answer.slice(position), slots: filled };
}

function findMarks(slots: readonly Slot[], marked: string, answer: string): Found[] {
  const patterns = [mark, plainMark];
  const read = (pattern: RegExp): Found[] =>
    [...answer.matchAll(pattern)].map(({ index, 0: whole, 1: number }) => ({
      start: index,
      end: index + whole.length,
      slot: Number(number) - 1,
    }));
  const found = patterns.flatMap(read);
  // "[3]" alone may be a citation: it is a mark only where nothing else is, and the source has no such brackets.
  if (!/\[\d/.test(marked))
    for (const one of read(bareMark)) if (!found.some(({ slot }) => slot === one.slot)) found.push(one);
  return found.filter(({ slot }) => slot >= 0 && slot < slots.length).sort((a, b) => a.start - b.start);
}

/** Marks that show the content of another: which of the two was meant cannot be known. */
function swapped(slots: readonly Slot[], answer: string, found: readonly Found[]): Problem[] {
  const shown = slots.map((slot) => contentOf(slot.mark));
  return found.flatMap(({ start, end, slot }) => {
    const content = contentOf(answer.slice(start, end));
    if (content === undefined || content === shown[slot] || !shown.includes(content)) return [];
    return [
      { code: "slot" as const, message: `Write ${slots[slot]!.mark} exactly so, with its own number and words.` },
    ];
  });
}

/** Marks with an ending written to them, which would make another word of what is protected. */
function extended(text: string, slots: readonly Slot[], answer: string, found: readonly Found[]): Problem[] {
  return found.flatMap(({ end, slot }) => {
    const { end: last, mark: wanted } = slots[slot]!;
    const isWord = /[\p{L}\p{N}]/u.test(text[last - 1] ?? "") && !/[\p{L}\p{N}]/u.test(text[last] ?? "");
    if (!isWord || !/^\p{L}{1,3}(?!\p{L})/u.test(answer.slice(end, end + 5))) return [];
    return [{ code: "slot" as const, message: `Write no letters to a mark: ${wanted} is a whole word.` }];
  });
}

function contentOf(written: string): string | undefined {
  return /^[^\d]*\d+\s*[:：]\s*(.*?)\s*[⟧〛】\]]+$/su.exec(written)?.[1];
}

/**
 * Where each slot stands in the answer: at its mark, at the mark of one with the same content, or where its content
 * was written out once between its neighbours. Undefined where one is missing, doubled or out of order.
 */
function place(
  contents: readonly string[],
  slots: readonly Slot[],
  answer: string,
  found: readonly Found[],
): Span[] | undefined {
  const places: Span[] = [];
  let f = 0;
  let position = 0;
  for (const [i, content] of contents.entries()) {
    const next = found[f];
    const wanted = contents.slice(i, next && next.slot > i ? next.slot : undefined).filter((c) => c === content).length;
    const written = stands(content, slots[i]!, answer, position, next?.start ?? answer.length, wanted);
    if (next && contents[next.slot] === content && (next.slot === i || !written)) {
      places.push(next);
      position = next.end;
      f++;
      continue;
    }
    if (!written) return undefined;
    places.push(written);
    position = written.end;
  }
  return f === found.length ? places : undefined;
}

/** Where the content stands written out in a stretch of the answer, which must have it as often as it is wanted. */
function stands(
  content: string,
  slot: Slot,
  answer: string,
  from: number,
  to: number,
  wanted: number,
): Span | undefined {
  // What a model was not shown it cannot have written.
  if (!slot.mark.includes(`:${content}⟧`)) return undefined;
  const stretch = answer.slice(from, to);
  const at = stretch.indexOf(content);
  if (at === -1 || stretch.split(content).length - 1 !== wanted) return undefined;
  const isLetter = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? "");
  if (isLetter(content[0]) && isLetter(stretch[at - 1])) return undefined;
  if (isLetter(content.at(-1)) && isLetter(stretch[at + content.length])) return undefined;
  return { start: from + at, end: from + at + content.length };
}

function missing(slots: readonly Slot[], found: readonly Found[]): Problem {
  const counts = slots.map((_, i) => found.filter(({ slot }) => slot === i).length);
  const lost = slots.filter((_, i) => counts[i] === 0).map((slot) => slot.mark);
  const twice = slots.filter((_, i) => counts[i]! > 1).map((slot) => slot.mark);
  if (lost.length > 0) return { code: "slot", message: `Keep every mark. Missing: ${lost.slice(0, 8).join(" ")}` };
  if (twice.length > 0) return { code: "slot", message: `Write each mark once. Twice: ${twice.slice(0, 8).join(" ")}` };
  return { code: "slot", message: "Keep the marks in the order of the text." };
}
