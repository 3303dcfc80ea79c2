import { withoutFrame } from "./refusal.ts";

const opening = /<(?:think|thinking|reasoning|thought|scratchpad)>/i;
const closing = /<\/(?:think|thinking|reasoning|thought|scratchpad)>/i;
const fence = /^```[\w-]*[^\S\n]*\n([\s\S]*?)\n?```$/;
const invisible = /[\u200B\u2060\uFEFF\u00AD]/g;
const oddSpace = /[\u00A0\u2000-\u200A\u202F\u205F\u3000\t]/g;
const quotes: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["“", "”"],
  ["'", "'"],
  ["‘", "’"],
  ["«", "»"],
];

/** Returns an answer without the model's reasoning before it; after unfinished reasoning there is no answer. */
export function withoutReasoning(answer: string): string {
  let result = "";
  let rest = answer;
  for (;;) {
    const end = closing.exec(rest);
    const start = opening.exec(end ? rest.slice(0, end.index) : rest);
    // With some models the reasoning's opening tag is in the prompt, so the answer has only the closing one.
    if (end) result = start ? result + rest.slice(0, start.index) : "";
    else return result + (start ? rest.slice(0, start.index) : rest);
    rest = rest.slice(end.index + end[0].length);
  }
}

/** Returns an answer without tags, code fences, quotation marks and announcements that its source does not have. */
export function unwrap(answer: string, source: string): string {
  let text = answer.replaceAll("\r\n", "\n").replaceAll("\r", "\n").trim();
  for (let round = 0; round < 3; round++) {
    const before = text;
    text = withoutFrame(fromTags(text), source);
    if (!source.includes("```")) text = text.replace(fence, "$1").trim();
    text = withoutQuotes(text, source);
    if (text === before) break;
  }
  return text.replace(invisible, "").replace(oddSpace, " ").trim();
}

/** Returns the text between the prompt's tags if a model repeated them, and without a single tag at either end. */
function fromTags(text: string): string {
  const whole = /<text-([a-z0-9]{4,})>([\s\S]*?)<\/text-\1>/i.exec(text);
  if (whole) return whole[2]!.trim();
  return text
    .replace(/^<text-[a-z0-9]{4,}>/i, "")
    .replace(/<\/text-[a-z0-9]{4,}>\s*$/i, "")
    .trim();
}

/** Returns an answer without quotation marks around all of it, if its source has none there. */
function withoutQuotes(text: string, source: string): string {
  for (const [open, close] of quotes) {
    if (text.length < 2 || !text.startsWith(open) || !text.endsWith(close) || source.startsWith(open)) continue;
    const content = text.slice(open.length, -close.length);
    if (!content.includes(open) && !(open !== "'" && open !== "‘" && content.includes(close))) return content.trim();
  }
  return text;
}
