import { runsOn } from "./abbreviations.ts";
import { isOpener } from "./letter-case.ts";
import type { Token } from "./tokenize.ts";

/** Returns the ends of the sentences of a paragraph, as indexes behind the last tokens; line breaks are ignored. */
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

/** Returns whether a token is a terminal mark, a word with its full stop, or an emoticon. */
function endsInTerminal({ text }: Token): boolean {
  return ".!?…".includes(text.at(-1)!) || /^[:;=].{1,2}$/u.test(text);
}

const closing = new Set(['"', "”", "’", "'", "''", "’’", ")", "]", "}", "»"]);

/** Returns the index behind adjacent closing marks and citations that begin at `at`. */
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

/** Returns whether no space is between a token and the previous one. */
function touch(tokens: readonly Token[], i: number): boolean {
  return tokens[i - 1]!.end === tokens[i]!.start;
}

/** Returns whether the sentence from `first` ends at the terminal mark `i`; `after` is behind all closing marks. */
function isEnd(tokens: readonly Token[], first: number, i: number, after: number): boolean {
  if (touch(tokens, after) || isListNumber(tokens, first, i)) return false;
  const word = tokens[skipOpening(tokens, after)]!;
  if (isAbbreviation(tokens[i]!)) return canEndSentence(tokens[i]!, word);
  if (/^\p{Ll}(?!\p{Lu})/u.test(word.text)) return opensInSmallLetters(tokens[first]!, tokens[i]!, tokens[after]!);
  return canOpen(word) && !companyEnds.has(word.lower) && !(after > i + 1 && isSpeechTag(tokens, i, after));
}

/** Last words of company names, behind a mark that belongs to the name: "Yahoo! Inc. was sold". */
const companyEnds = new Set("inc. ltd. corp. co. llc".split(" "));

const opening = new Set(['"', "“", "‘", "'", "''", "‘’", "``", "`", "(", "[", "{", "«"]);

function skipOpening(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next + 1 < tokens.length && opening.has(tokens[next]!.text)) next++;
  return next;
}

/** Returns whether the next sentence may begin with a small letter: in brackets, as a link, or like this sentence. */
function opensInSmallLetters(first: Token, terminal: Token, next: Token): boolean {
  if (next.text === "(") return terminal.text.length === 1;
  return /^\p{Ll}/u.test(first.text) || /^(?:https?:|www\.)/u.test(next.text);
}

/** Returns whether a sentence can begin with this token. */
function canOpen({ text }: Token): boolean {
  return !/^[.!?…,:;=)\]–—-]/u.test(text) && !opening.has(text);
}

/** Returns whether a full stop belongs to a list number ("1.", "a.") or to "Table 1." before a title. */
function isListNumber(tokens: readonly Token[], first: number, i: number): boolean {
  const text = tokens
    .slice(first, Math.min(i + 1, first + 3))
    .map((token) => token.text)
    .join("");
  return i - first < 3 && /^(?:\W|Figure|Table)?(?:\d{1,2}(?:\.\d{1,2})*|\p{L})\)?\.$/u.test(text);
}

const speechVerbs = new Set("said says asked asks replied answered cried shouted whispered added".split(" "));

/** Returns whether a quoted question or exclamation is followed by its speaker: “Really?” Anna asked. */
function isSpeechTag(tokens: readonly Token[], i: number, after: number): boolean {
  return /[!?]$/u.test(tokens[i]!.text) && speechVerbs.has(tokens[after + 1]?.text ?? "");
}

function isAbbreviation({ text }: Token): boolean {
  return /^\p{L}.*\.$/u.test(text);
}

/** Returns whether an abbreviation ends its sentence, judged by the next word. */
function canEndSentence({ lower }: Token, next: Token): boolean {
  return !runsOn(lower) && (isOpener(next.text) || (lower === "etc." && /^\p{Lu}/u.test(next.text)));
}
