import { runsOn } from "./abbreviations.ts";
import { isOpener } from "./letter-case.ts";
import type { Token } from "./tokenize.ts";

/** Returns for each sentence of a paragraph the place after its last token; line breaks mean nothing. */
export function sentenceEnds(tokens: readonly Token[]): number[] {
  const ends: number[] = [];
  let first = 0;
  let i = 0;
  while (i < tokens.length) {
    const after = endsInTerminal(tokens[i]!) ? closingEnd(tokens, i + 1) : i + 1;
    if (after === tokens.length || (endsInTerminal(tokens[i]!) && isEnd(tokens, first, i, after))) {
      ends.push(after);
      first = after;
    }
    i = after;
  }
  return ends;
}

/** True for a terminal mark, a word with its full stop, and an emoticon. */
function endsInTerminal({ text }: Token): boolean {
  return ".!?…".includes(text.at(-1)!) || /^[:;=].{1,2}$/u.test(text);
}

const closing = new Set(['"', "”", "’", "'", "''", "’’", ")", "]", "}", "»"]);

/** Returns the place after the closing marks that directly follow each other from `at` on, and the citations after them. */
function closingEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && closing.has(tokens[end]!.text) && touch(tokens, end)) end++;
  while (isCitation(tokens, end)) end += 3;
  return end;
}

/** Returns whether three tokens are a citation such as "[12]". */
function isCitation(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "[" && /^\p{Nd}+$/u.test(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.text === "]";
}

/** True for a token that no space separates from the one before. */
function touch(tokens: readonly Token[], i: number): boolean {
  return tokens[i - 1]!.end === tokens[i]!.start;
}

/** Decides whether the sentence from `first` ends with the terminal mark at `i` and the closing marks before `after`. */
function isEnd(tokens: readonly Token[], first: number, i: number, after: number): boolean {
  if (touch(tokens, after) || isListNumber(tokens, first, i)) return false;
  const word = tokens[skipOpening(tokens, after)]!;
  if (isAbbreviation(tokens[i]!)) return canEndSentence(tokens[i]!, word);
  if (/^\p{Ll}(?!\p{Lu})/u.test(word.text)) return opensInSmallLetters(tokens[first]!, tokens[i]!, tokens[after]!);
  return canOpen(word) && !companyEnds.has(word.lower) && !(after > i + 1 && isSpeechTag(tokens, i, after));
}

/** "Yahoo! Inc. was sold": the mark before them is part of a name. */
const companyEnds = new Set("inc. ltd. corp. co. llc".split(" "));

const opening = new Set(['"', "“", "‘", "'", "''", "‘’", "``", "`", "(", "[", "{", "«"]);

function skipOpening(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next + 1 < tokens.length && opening.has(tokens[next]!.text)) next++;
  return next;
}

/** Returns whether a sentence begins in small letters after another: a remark in brackets, a link. */
function opensInSmallLetters(first: Token, terminal: Token, next: Token): boolean {
  if (next.text === "(") return terminal.text.length === 1;
  return /^\p{Ll}/u.test(first.text) || /^(?:https?:|www\.)/u.test(next.text);
}

/** Returns whether the token does not continue what is before it. */
function canOpen({ text }: Token): boolean {
  return !/^[.!?…,:;=)\]–—-]/u.test(text) && !opening.has(text);
}

/** True for the full stop of "1." or "a." before an item, or of "Table 1." before its title. */
function isListNumber(tokens: readonly Token[], first: number, i: number): boolean {
  const text = tokens
    .slice(first, Math.min(i + 1, first + 3))
    .map((token) => token.text)
    .join("");
  return i - first < 3 && /^(?:\W|Figure|Table)?(?:\d{1,2}(?:\.\d{1,2})*|\p{L})\)?\.$/u.test(text);
}

const speechVerbs = new Set("said says asked asks replied answered cried shouted whispered added".split(" "));

/** Returns whether a question or cry precedes its speaker: “Really?” Anna asked. */
function isSpeechTag(tokens: readonly Token[], i: number, after: number): boolean {
  return /[!?]$/u.test(tokens[i]!.text) && speechVerbs.has(tokens[after + 1]?.text ?? "");
}

function isAbbreviation({ text }: Token): boolean {
  return /^\p{L}.*\.$/u.test(text);
}

/** True for an abbreviation that can end a sentence when the next word shows that it did. */
function canEndSentence({ lower }: Token, next: Token): boolean {
  return !runsOn(lower) && (isOpener(next.text) || (lower === "etc." && /^\p{Lu}/u.test(next.text)));
}
