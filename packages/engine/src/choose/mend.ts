import { applyChanges, type Change, type Draft, isPermitted, type Part } from "../document/draft.ts";
import { articleFor } from "../grammar/article.ts";
import { dropOverlapping } from "../span.ts";

/** Corrects capitals, articles and spaces beside each edit; a correction becomes part of the edit that needs it. */
export function mend(draft: Draft): Draft {
  return [mendSpaces, mendCapitals, mendArticles].reduce((current, step) => step(current), draft);
}

function applyMends(draft: Draft, parts: readonly Part[]): Draft {
  const changes: Change[] = parts
    .filter((part) => isPermitted(draft, [part]))
    .map((part) => ({ parts: [part], rule: "mend", reason: "" }));
  return applyChanges(draft, changes);
}

/** Matches a mark of Markdown right before a word, where it begins bold, italic, struck-through or linked text. */
const openMark = /(?<![^\s(])(?:\*{1,3}|_{1,3}|~~|\[)+$/;

function mendSpaces(draft: Draft): Draft {
  const { text } = draft;
  const parts: Part[] = [];
  for (const { start, end } of draft.pieces) {
    const from = Math.max(start, parts.at(-1)?.end ?? 0);
    const before = text[from - 1];
    const opens =
      from === 0 || before === "\n" || before === "(" || openMark.test(text.slice(Math.max(0, from - 8), from));
    if (start === end && text[end] === " " && (opens || before === " "))
      parts.push({ start: from, end: end + 1, after: "" });
    else if (start === end && before === " " && /^[,.;:!?)]/.test(text.slice(end, end + 1)))
      parts.push({ start: from - 1, end, after: "" });
    // A word that one stage added and another removed leaves its space behind.
    else if (start < end && text.slice(from, end).trim() === "" && !text.slice(from, end).includes("\n")) {
      if (before === " " || text[end] === " ") parts.push({ start: from, end, after: "" });
    } else if (start < end) {
      // If a change removes words of an earlier, longer change, their two spaces meet inside it or at its edge.
      for (const { index, 0: spaces } of text.slice(Math.max(from - 1, 0), end + 1).matchAll(/ {2,}/g)) {
        const at = Math.max(from - 1, 0) + index;
        // A replacement beyond the end of the change would count as a separate change.
        const first = at + 1 < end ? at + 1 : at;
        parts.push({ start: first, end: first + spaces.length - 1, after: "" });
      }
    } else if (start === end && from === text.length && before === " ") parts.push({ start: from - 1, end, after: "" });
  }
  return applyMends(draft, dropOverlapping(parts));
}

const openMarks = /^[*_~[]*/;
const sentenceStart = /(?:^|[.!?…]["'”’)\]]*[ \n]+|\n)["'“‘(*_~[]*$/;

function mendCapitals(draft: Draft): Draft {
  const { text, original } = draft;
  const changes: Change[] = [];
  for (const piece of draft.pieces) {
    // Marks behind deleted words are not deleted, and the word right behind them now begins the sentence.
    const marks = piece.start === piece.end ? openMarks.exec(text.slice(piece.end, piece.end + 8))![0].length : 0;
    const at = piece.start + marks;
    const letter = text[at];
    if (letter === undefined || !/\p{Ll}/u.test(letter)) continue;
    if (!sentenceStart.test(text.slice(Math.max(0, piece.start - 12), piece.start))) continue;
    // A text that begins its sentences in lower case on purpose keeps doing so.
    if (/^\p{Ll}/u.test(original.slice(piece.originalStart))) continue;
    const capital = { start: at, end: at + 1, after: letter.toUpperCase() };
    if (!isPermitted(draft, [capital])) continue;
    if (marks === 0) changes.push({ parts: [capital], rule: "mend", reason: "" });
    else {
      const cut = { start: piece.start, end: piece.end, after: "" };
      changes.push({ parts: [cut, capital], rule: piece.rule, reason: piece.reasons[0] ?? "" });
    }
  }
  return applyChanges(draft, changes);
}

const articleBefore = /(?<![\p{L}\p{N}'’-])(an?)([ \n]+)$/iu;
const articleAtEnd = /(?<![\p{L}\p{N}'’-])(an?)([ \n]*)$/iu;
const nextWord = /^([ \n]*)([\p{L}\p{N}][\p{L}\p{N}'’-]*)/u;

/** Corrects "a" or "an" before each edit, and at the end of each edit, to suit the next word. */
function mendArticles(draft: Draft): Draft {
  const { text } = draft;
  const parts: Part[] = [];
  for (const { start, end } of draft.pieces) {
    const head = articleBefore.exec(text.slice(Math.max(0, start - 8), start));
    if (head) {
      const word = nextWord.exec(text.slice(start, start + 40))?.[2];
      const from = start - head[0].length;
      // The replacement overlaps the edit by one character, so that the two become one edit.
      if (word) parts.push(...articlePart(head[1]!, word, from, start < end ? start + 1 : start, text));
    }
    const tail = articleAtEnd.exec(text.slice(Math.max(start - 4, end - 6, 0), end));
    const after = tail && nextWord.exec(text.slice(end, end + 40));
    if (tail && after && (after[1] !== "" || tail[2] !== "")) {
      const from = end - tail[0].length;
      parts.push(...articlePart(tail[1]!, after[2]!, from, end, text));
    }
  }
  return applyMends(draft, dropOverlapping(parts));
}

/** Returns an edit of [from, to), which begins with an article, if that article is wrong before `word`. */
function articlePart(article: string, word: string, from: number, to: number, text: string): Part[] {
  const right = articleFor(word);
  if (article.toLowerCase() === right) return [];
  const cased = /^A/.test(article) ? `A${right.slice(1)}` : right;
  return [{ start: from, end: to, after: cased + text.slice(from + article.length, to) }];
}
