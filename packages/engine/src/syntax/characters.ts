/** The kinds of characters that the tokenizer knows; combining marks and invisible characters count as letters. */
export type Kind = typeof space | typeof letter | typeof digit | typeof mark;

const space = 1;
export const letter = 2;
export const digit = 3;
export const mark = 4;

/** The kind of each character up to U+FFFF that was already examined; 0 for all others. */
const known = new Uint8Array(0x10000);

/** Returns the kind of the character at `at`; the end of the text counts as a space. */
export function kindAt(text: string, at: number): Kind {
  if (at >= text.length) return space;
  const code = text.charCodeAt(at);
  if (code >= 0xd800 && code < 0xe000) return kindOf(String.fromCodePoint(text.codePointAt(at)!));
  known[code] ||= kindOf(text[at]!);
  return known[code] as Kind;
}

function kindOf(character: string): Kind {
  if (/\s/u.test(character)) return space;
  if (/[\p{L}\p{M}\p{Nl}\p{No}\p{Cf}]/u.test(character)) return letter;
  return /\p{Nd}/u.test(character) ? digit : mark;
}

/** Returns where the character at `at` ends; a surrogate pair is one character. */
export function characterEnd(text: string, at: number): number {
  return at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
}

export function isAlphanumeric(kind: Kind): boolean {
  return kind === letter || kind === digit;
}

/** Returns the first index from `at` on that is no space. */
export function skipSpaces(text: string, at: number): number {
  let end = at;
  while (end < text.length && kindAt(text, end) === space) end++;
  return end;
}

/** Returns where the letters and digits from `at` on end; an underscore between two of them belongs to them. */
export function alphanumericEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    if (isAlphanumeric(kindAt(text, end))) end = characterEnd(text, end);
    else if (text[end] === "_" && end > at && isAlphanumeric(kindAt(text, end + 1))) end++;
    else return end;
  }
}

export function isApostrophe(character: string | undefined): boolean {
  return character === "'" || character === "’";
}

/** Returns where the match of a sticky pattern at `at` ends; undefined if there is none. */
export function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
