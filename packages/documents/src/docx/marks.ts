import { type Atom, lineBreak } from "./inline.ts";

const wordCharacter = /[\p{L}\p{N}]/u;
const startsWithWord = /^[\p{L}\p{N}]/u;
const endsWithWord = /[\p{L}\p{N}]$/u;
const longestTarget = 200;

interface Marks {
  readonly open: string;
  readonly close: string;
}

/**
 * Adds Markdown's marks for bold, italic and links. Where Markdown would not read them as marks (inside a word, around
 * space only, beside other marks), it adds none, and the formatting is only in the file.
 */
export function withMarks(atoms: readonly Atom[]): Atom[] {
  const groups = grouped(splitAtSpaces(atoms));
  const marked: Atom[] = [];
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

function mark(text: string): Atom {
  return { text, words: undefined, bold: false, italic: false, link: undefined };
}

/** Returns a part of a segment's text as a segment. */
export function cut(atom: Atom, from: number, to: number): Atom {
  const words = atom.words && { of: atom.words.of, from: atom.words.from + from };
  return { ...atom, text: atom.text.slice(from, to), words };
}

/** Splits off the space at the ends of segments, which stays outside the marks. */
function splitAtSpaces(atoms: readonly Atom[]): Atom[] {
  return atoms.flatMap((atom) => {
    if (atom.text === lineBreak) return [{ ...atom, bold: false, italic: false, link: undefined }];
    const start = atom.text.length - atom.text.trimStart().length;
    const end = atom.text.trimEnd().length;
    if (start >= end) return [atom];
    return [cut(atom, 0, start), cut(atom, start, end), cut(atom, end, atom.text.length)].filter(
      ({ text }) => text !== "",
    );
  });
}

/** Groups neighbours with the same formatting, with space between them but not at their ends. */
function grouped(atoms: readonly Atom[]): Atom[][] {
  const groups: Atom[][] = [];
  let waiting: Atom[] = [];
  for (const atom of atoms) {
    const last = groups.at(-1);
    if (atom.text.trim() === "") {
      waiting.push(atom);
    } else if (last && sameLook(last[0]!, atom) && waiting.every((space) => sameLook(space, atom))) {
      last.push(...waiting, atom);
      waiting = [];
    } else {
      if (waiting.length > 0) groups.push(waiting);
      groups.push([atom]);
      waiting = [];
    }
  }
  if (waiting.length > 0) groups.push(waiting);
  return groups;
}

function sameLook(one: Atom, other: Atom): boolean {
  if (one.link || other.link) return one.link?.element === other.link?.element;
  return one.bold === other.bold && one.italic === other.italic;
}

function marksOf(group: readonly Atom[]): Marks | undefined {
  const { link, bold, italic } = group[0]!;
  const text = group.map((atom) => atom.text).join("");
  if (text.trim() === "" || text.includes("\n")) return undefined;
  if (link) {
    const { target } = link;
    if (/[[\]]/.test(text) || !/^[^\s()<>]+$/.test(target) || target.length > longestTarget) return undefined;
    return target === text || target === `mailto:${text}` ? undefined : { open: "[", close: `](${target})` };
  }
  const stars = (bold ? "**" : "") + (italic ? "*" : "");
  return stars === "" || text.includes("*") ? undefined : { open: stars, close: stars };
}

/** Returns true if no word continues across the group's borders, so that Markdown reads marks there as marks. */
function standsAlone(group: readonly Atom[], before: string | undefined, after: string | undefined): boolean {
  // An exclamation mark before it would turn the link into a picture.
  if (group[0]!.link) return before !== "!";
  const isOutside = (character: string | undefined): boolean =>
    character === undefined || !(wordCharacter.test(character) || character === "*");
  const opensWell = startsWithWord.test(group[0]!.text) || before === undefined || /\s/.test(before);
  const closesWell = endsWithWord.test(group.at(-1)!.text) || after === undefined || /^\s/.test(after);
  return isOutside(before) && isOutside(after?.[0]) && opensWell && closesWell;
}
