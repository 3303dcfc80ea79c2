import { overlaps, type Span } from "../span.ts";
import type { Chunk, Slot } from "./pro.ts";

/** A protected span of a chunk, at its position in an answer. */
export interface Placed extends Span {
  /** The span's index among the chunk's protected spans. */
  readonly slot: number;
}

/** An answer in which the original text replaces the placeholders; unreadable placeholders stay as written. */
export interface Filled {
  readonly text: string;
  /** The protected spans in the order of the answer. Some may be missing or occur twice. */
  readonly slots: readonly Placed[];
}

/** Matches a placeholder as models write it: with other brackets, doubled, with spaces, or without its content. */
const mark = /[⟦〚【]{1,2}\s*(\d{1,4})\s*(?:[:：]\s*([^⟦⟧〚〛【】\n]*?))?\s*[⟧〛】]{1,2}/gu;
const plainMark = /\\?\[{1,2}\s*(\d{1,4})\s*[:：]\s*([^[\]\n]*?)\s*\\?\]{1,2}/gu;
const bareMark = /\[{1,2}(\d{1,4})\]{1,2}/gu;

/** Replaces the placeholders in an answer by the protected spans, byte for byte. */
export function fillSlots(text: string, { slots, marked }: Chunk, answer: string): Filled {
  const contents = slots.map(({ start, end }) => text.slice(start, end));
  const found = findMarks(slots, marked, answer);
  const marks = found.filter((one) => !isSwapped(slots, answer, one) && !isExtended(text, slots, answer, one));
  const placed = [...inOrder(contents, marks), ...writtenOut(contents, slots, answer, { marks, found })].sort(
    (a, b) => a.start - b.start,
  );
  let filled = "";
  let position = 0;
  const places: Placed[] = [];
  for (const { start, end, slot } of placed) {
    filled += answer.slice(position, start);
    places.push({ start: filled.length, end: filled.length + contents[slot]!.length, slot });
    filled += contents[slot]!;
    position = end;
  }
  return { text: filled + answer.slice(position), slots: places };
}

function findMarks(slots: readonly Slot[], marked: string, answer: string): Placed[] {
  const read = (pattern: RegExp): Placed[] =>
    [...answer.matchAll(pattern)].map(({ index, 0: whole, 1: number }) => ({
      start: index,
      end: index + whole.length,
      slot: Number(number) - 1,
    }));
  const found = [mark, plainMark].flatMap(read);
  // "[3]" may be a citation: it counts only if no other brackets are used and the source has none like it.
  if (!/\[\d/.test(marked))
    for (const one of read(bareMark)) if (!found.some(({ slot }) => slot === one.slot)) found.push(one);
  return found.filter(({ slot }) => slot >= 0 && slot < slots.length).sort((a, b) => a.start - b.start);
}

/** Returns whether a placeholder has the number of one span and the content of another, so that neither is certain. */
function isSwapped(slots: readonly Slot[], answer: string, { start, end, slot }: Placed): boolean {
  const shown = slots.map((one) => contentOf(one.mark));
  const content = contentOf(answer.slice(start, end));
  return content !== undefined && content !== shown[slot] && shown.includes(content);
}

/** Returns whether letters touch a placeholder ("⟦1⟧s"), which would make another word of its protected span. */
function isExtended(text: string, slots: readonly Slot[], answer: string, { end, slot }: Placed): boolean {
  const { end: last } = slots[slot]!;
  const isWord = isLetter(text[last - 1]) && !isLetter(text[last]);
  return isWord && /^\p{L}{1,3}(?!\p{L})/u.test(answer.slice(end, end + 5));
}

function contentOf(written: string): string | undefined {
  return /^[^\d]*\d+\s*[:：]\s*(.*?)\s*[⟧〛】\]]+$/su.exec(written)?.[1];
}

/** Assigns placeholders with the same content to spans in order, because they are interchangeable. */
function inOrder(contents: readonly string[], marks: readonly Placed[]): Placed[] {
  const slotsOf = Map.groupBy(contents.keys(), (slot) => contents[slot]!);
  const marksOf = Map.groupBy(marks, ({ slot }) => contents[slot]!);
  return [...marksOf].flatMap(([content, those]) => {
    const slots = slotsOf.get(content)!;
    const isEach = new Set(those.map(({ slot }) => slot)).size === those.length;
    if (!isEach) return those;
    const used = those.map(({ slot }) => slot).sort((a, b) => a - b);
    return those.map((one, i) => ({ ...one, slot: (those.length === slots.length ? slots : used)[i]! }));
  });
}

/** Returns protected spans whose placeholders are missing, if the answer has their text instead, exactly as often. */
function writtenOut(
  contents: readonly string[],
  slots: readonly Slot[],
  answer: string,
  { marks, found }: { readonly marks: readonly Placed[]; readonly found: readonly Placed[] },
): Placed[] {
  const has = new Set(marks.map(({ slot }) => slot));
  // A model cannot have written out content that its placeholder did not show.
  const missing = [...contents.keys()].filter(
    (slot) => !has.has(slot) && slots[slot]!.mark.includes(`:${contents[slot]!}⟧`),
  );
  return [...Map.groupBy(missing, (slot) => contents[slot]!)].flatMap(([content, those]) => {
    const places = occurrences(answer, content).filter((place) => !found.some((one) => overlaps(place, one)));
    return places.length === those.length ? places.map((place, i) => ({ ...place, slot: those[i]! })) : [];
  });
}

/** Returns the places in the text where the content occurs as whole words. */
function occurrences(text: string, content: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(content); at !== -1; at = text.indexOf(content, at + content.length)) {
    const end = at + content.length;
    if (isLetter(content[0]) && isLetter(text[at - 1])) continue;
    if (isLetter(content.at(-1)) && isLetter(text[end])) continue;
    found.push({ start: at, end });
  }
  return found;
}

function isLetter(character: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(character ?? "");
}
