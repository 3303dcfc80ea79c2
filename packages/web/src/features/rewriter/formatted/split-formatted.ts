import type { Formatting, Look } from "@rewright/documents/formatting";

/** A part of the text with a uniform format, or a Markdown sign and the text that is shown in its place. */
export interface FormattedPart {
  readonly text: string;
  readonly looks: readonly Look[];
  /** For a Markdown sign, the text that is shown in its place. */
  readonly shown?: string;
}

/** Splits a part of the original, which begins at `offset`, at Markdown signs and changes of format. */
export function splitFormatted({ marks, looks }: Formatting, text: string, offset: number): FormattedPart[] {
  const end = offset + text.length;
  const near = looks.filter((look) => look.start < end && look.end > offset);
  const signs = marks.filter((mark) => mark.start < end && mark.end > offset);
  const cuts = new Set([offset, end]);
  for (const span of [...near, ...signs]) {
    for (const cut of [span.start, span.end]) if (cut > offset && cut < end) cuts.add(cut);
  }
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1]!;
    const part = { text: text.slice(from - offset, to - offset), looks: looksAt(near, from, to) };
    const sign = signs.find((mark) => mark.start <= from && mark.end >= to);
    // A mark that is split shows its replacement once.
    return sign ? { ...part, shown: sign.start >= offset ? sign.shown : "" } : part;
  });
}

/**
 * Splits words that replace a part of the original. They get the format at the beginning of this part, and its Markdown
 * signs are hidden in them too.
 */
export function splitChanged(formatting: Formatting, before: string, shown: string, offset: number): FormattedPart[] {
  const parts = splitFormatted(formatting, before, offset);
  const first = parts.find((part) => part.shown === undefined && part.text.trim());
  const looks = first?.looks ?? [];
  const signs = new Set(parts.filter((part) => part.shown !== undefined).map(({ text }) => text));
  if (signs.size === 0) return [{ text: shown, looks }];
  const pattern = [...signs].sort((a, b) => b.length - a.length).map(escapeRegExp);
  return shown
    .split(new RegExp(`(${pattern.join("|")})`))
    .filter((text) => text !== "")
    .map((text) => (signs.has(text) ? { text, looks, shown: "" } : { text, looks }));
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function looksAt(looks: Formatting["looks"], start: number, end: number): Look[] {
  return looks.filter((look) => look.start <= start && look.end >= end).map(({ look }) => look);
}
