import type { HumanizeResult } from "@rewright/contract/rewriting";

type Edits = HumanizeResult["edits"];

const wordEnd = /[\p{L}\p{N}'’]+$/u;
const wordStart = /^[\p{L}\p{N}'’]+/u;

/**
 * The same edits, each of which covers whole words: a person reads "however, they → They", not "however, t → T".
 * Spans stay in order, apart from each other and inside their sentences.
 */
export function widenEdits(text: string, edits: Edits, sentences: HumanizeResult["sentences"]): Edits {
  const widened: Edits = [];
  for (const [index, edit] of edits.entries()) {
    const sentence = sentences.find((span) => span.start <= edit.start && edit.end <= span.end);
    const from = Math.max(widened.at(-1)?.end ?? 0, sentence?.start ?? edit.start);
    const to = Math.min(edits[index + 1]?.start ?? text.length, sentence?.end ?? edit.end);
    const left = [edit.before, edit.after].some((part) => wordStart.test(part))
      ? (wordEnd.exec(text.slice(from, edit.start))?.[0] ?? "")
      : "";
    const right = [edit.before, edit.after].some((part) => wordEnd.test(part))
      ? (wordStart.exec(text.slice(edit.end, to))?.[0] ?? "")
      : "";
    widened.push({
      ...edit,
      start: edit.start - left.length,
      end: edit.end + right.length,
      before: left + edit.before + right,
      after: left + edit.after + right,
    });
  }
  return widened;
}
