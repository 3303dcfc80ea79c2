import { lineBreak, type Segment } from "./inline.ts";

const wordCharacter = /[\p{L}\p{N}]/u;
const startsWithWord = /^[\p{L}\p{N}]/u;
const endsWithWord = /[\p{L}\p{N}]$/u;
const longestTarget = 200;

interface Marks {
  readonly open: string;
  readonly close: string;
}

/**
 * Adds Markdown's marks for bold, italic and links. Where Markdown would not recognise a mark, as inside a word or
 * around a space, none is added; the formatting then stays in the file but not in the text.
 */
export function withMarks(segments: readonly Segment[]): Segment[] {
  const groups = grouped(splitAtSpaces(segments));
  const marked: Segment[] = [];
  let closedHere = false;
  for (const [index, group] of groups.entries()) {
    const before = groups[index - 1]?.at(-1)?.text.at(-1);
    const after = groups[index + 1]?.[0]?.text;
    const marks: Marks | undefined = closedHere ? undefined : marksOf(group);
    closedHere = marks !== undefined && standsAlone(group, before, after);
    marked.push(...(marks && closedHere ? [mark(marks.open), ...group, mark(marks.close)] : group));
  }
  return marked;
}

function mark(text: string): Segment {
  return { text, words: undefined, bold: false, italic: false, link: undefined };
}

/** Returns a part of a segment, from one offset to another. */
export function cut(segment: Segment, from: number, to: number): Segment {
  const words = segment.words && { of: segment.words.of, from: segment.words.from + from };
  return { ...segment, text: segment.text.slice(from, to), words };
}

/** Splits the segments so that space at their ends stays outside the Markdown marks. */
function splitAtSpaces(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment) => {
    if (segment.text === lineBreak) return [{ ...segment, bold: false, italic: false, link: undefined }];
    const start = segment.text.length - segment.text.trimStart().length;
    const end = segment.text.trimEnd().length;
    if (start >= end) return [segment];
    return [cut(segment, 0, start), cut(segment, start, end), cut(segment, end, segment.text.length)].filter(
      ({ text }) => text !== "",
    );
  });
}

/** Groups adjacent segments with the same formatting. Space can be between them, but not at the ends of the group. */
function grouped(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
  let waiting: Segment[] = [];
  for (const segment of segments) {
    const last = groups.at(-1);
    if (segment.text.trim() === "") {
      waiting.push(segment);
    } else if (last && sameLook(last[0]!, segment) && waiting.every((space) => sameLook(space, segment))) {
      last.push(...waiting, segment);
      waiting = [];
    } else {
      if (waiting.length > 0) groups.push(waiting);
      groups.push([segment]);
      waiting = [];
    }
  }
  if (waiting.length > 0) groups.push(waiting);
  return groups;
}

function sameLook(one: Segment, other: Segment): boolean {
  if (one.link || other.link) return one.link?.element === other.link?.element;
  return one.bold === other.bold && one.italic === other.italic;
}

function marksOf(group: readonly Segment[]): Marks | undefined {
  const { link, bold, italic } = group[0]!;
  const text = group.map((segment) => segment.text).join("");
  if (text.trim() === "" || text.includes("\n")) return undefined;
  if (link) {
    const { target } = link;
    if (/[[\]]/.test(text) || !/^[^\s()<>]+$/.test(target) || target.length > longestTarget) return undefined;
    return target === text || target === `mailto:${text}` ? undefined : { open: "[", close: `](${target})` };
  }
  const stars = (bold ? "**" : "") + (italic ? "*" : "");
  return stars === "" || text.includes("*") ? undefined : { open: stars, close: stars };
}

/** Returns whether the group begins and ends at word boundaries, so that Markdown recognises marks there. */
function standsAlone(group: readonly Segment[], before: string | undefined, after: string | undefined): boolean {
  // An exclamation mark before it would turn the link into a picture.
  if (group[0]!.link) return before !== "!";
  const isOutside = (character: string | undefined): boolean =>
    character === undefined || !(wordCharacter.test(character) || character === "*");
  const opensWell = startsWithWord.test(group[0]!.text) || before === undefined || /\s/.test(before);
  const closesWell = endsWithWord.test(group.at(-1)!.text) || after === undefined || /^\s/.test(after);
  return isOutside(before) && isOutside(after?.[0]) && opensWell && closesWell;
}
