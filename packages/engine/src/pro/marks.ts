import { mergeKept } from "../protect/mask.ts";
import type { Kept, KeptKind } from "../report/report.ts";
import type { Slot } from "./pro.ts";

/** The most characters of a protected span that are written in its placeholder. */
const readable = 40;

/** By kind of protected span, what its placeholder contains if the span is long or means nothing to a model. */
const kindNames: Readonly<Record<KeptKind, string>> = {
  url: "link",
  email: "address",
  path: "path",
  code: "code",
  number: "number",
  date: "date",
  version: "version",
  citation: "citation",
  quotation: "quotation",
  name: "name",
  math: "formula",
  markdown: "markup",
  placeholder: "placeholder",
  word: "phrase",
};

/** Returns the placeholder of protected span number `n`, with the span's text if a model has to know it. */
function markOf(n: number, content: string, kind: KeptKind): string {
  const isReadable = kind !== "url" && content.length <= readable && !/[⟦⟧[\]\p{C}\n\r]/u.test(content);
  return `⟦${n}:${isReadable ? content : kindNames[kind]}⟧`;
}

/** Matches the kind of brackets that placeholders have, with their content. */
const brackets = /⟦[^⟦⟧\n]{0,80}⟧|[⟦⟧]/g;

/** Returns a chunk's protected spans with their placeholders, and the chunk's text with the placeholders in it. */
export function markSpans(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  kept: readonly Kept[],
): { marked: string; slots: Slot[] } {
  // Such brackets in the text itself are no placeholders, and are restored as they are.
  const own = [...text.slice(start, end).matchAll(brackets)].map(
    ({ index, 0: found }): Kept => ({ start: start + index, end: start + index + found.length, kind: "placeholder" }),
  );
  const spans = own.length === 0 ? kept : mergeKept([...kept, ...own]);
  const slots = spans.map((span, i) => ({
    ...span,
    mark: markOf(i + 1, text.slice(span.start, span.end), span.kind),
  }));
  let marked = "";
  let position = start;
  for (const slot of slots) {
    marked += oneLine(text.slice(position, slot.start)) + slot.mark;
    position = slot.end;
  }
  return { marked: marked + oneLine(text.slice(position, end)), slots };
}

/** Returns the prose on one line: a model need not know where a paragraph was wrapped. */
function oneLine(prose: string): string {
  return prose.replace(/[^\S\n\r]*(?:\r\n|[\n\r\u2028\u2029])\s*/g, " ");
}
