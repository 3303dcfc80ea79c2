/**
 * Matches control characters except tabs and line breaks, and zero-width characters. Two of these join letters in some
 * scripts.
 */
const invisible = /(?![\t\n\r])[\p{Cc}\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Matches letters of scripts that need invisible joiners for correct spelling. */
const joiningScript =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}]/u;
const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
const emojiBefore = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u;
const emojiAfter = /^\p{Extended_Pictographic}/u;

/** Returns the text without invisible characters, except where emoji and scripts need them. */
export function removeInvisible(text: string): string {
  const directed = rightToLeft.test(text);
  return text.replace(invisible, (character, offset: number) => {
    const before = text.slice(Math.max(0, offset - 2), offset);
    const after = text.slice(offset + 1, offset + 3);
    const joins = joiningScript.test(before) && (character === "\u200c" || joiningScript.test(after));
    if (character === "\u200d" && (joins || (emojiBefore.test(before) && emojiAfter.test(after)))) return character;
    if (character === "\u200c" && joins) return character;
    if (directed && /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character)) return character;
    return "";
  });
}

/** Returns whether the text has characters that `removeInvisible` would remove. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) >= 0 && removeInvisible(text) !== text;
}
