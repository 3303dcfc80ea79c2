import { countOf } from "./counts.ts";

type Kind = "code" | "address" | "quotation" | "citation" | "number" | "name";

/** A piece of text, such as a name, that a rewrite lost, or a number that it added. */
export interface Loss {
  readonly kind: Kind;
  readonly text: string;
}

/**
 * Matches text that a rewrite must not change. The patterns are independent of the engine's own, so that they can check
 * them.
 */
const patterns: readonly (readonly [Exclude<Kind, "name">, RegExp])[] = [
  ["code", /```[\s\S]*?```|`[^`\n]+`/g],
  ["address", /\bhttps?:\/\/[^\s<>()"]+[^\s<>()".,;:!?]|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  // Speech of several paragraphs is closed only in its last, so a quotation also ends where the next one or a line begins.
  ["quotation", /(?<=^|[\s([—–-])"(?=[\p{L}\p{N}$£€([])[^"\n]{2,400}(?="|\n|$)/gu],
  ["citation", /\([^()\n]*\b(?:1[89]|20)\d\d[a-z]?\b[^()\n]*\)|\[\d+(?:[,–-] ?\d+)*\]/g],
  ["number", /\d+(?:[.,:/]\d+)*/g],
];

const name =
  /(?<=[\p{Ll},;] )(?!I\b)\p{Lu}[\p{L}\p{N}]*(?:[-'’.&]?\p{L}+)*(?: \p{Lu}[\p{L}\p{N}]*(?:[-'’.&]?\p{L}+)*)*/gu;

/**
 * Returns the code, addresses, quotations, citations, numbers and names that a rewrite lost, and the numbers that it
 * added.
 */
export function losses(before: string, after: string): Loss[] {
  const [original, result] = [plain(before), plain(after)];
  const lost: Loss[] = [];
  for (const [kind, pattern] of patterns) {
    const found = countOf(original.match(pattern) ?? []);
    const left = countOf(result.match(pattern) ?? []);
    for (const [text, count] of found) if ((left.get(text) ?? 0) < count) lost.push({ kind, text });
    if (kind !== "number") continue;
    for (const [text, count] of left) if ((found.get(text) ?? 0) < count) lost.push({ kind, text: `+${text}` });
  }
  for (const text of namesOf(original)) if (!result.includes(text)) lost.push({ kind: "name", text });
  return lost;
}

/** Returns the capitalised words within sentences, without a possessive "'s". */
function namesOf(text: string): Set<string> {
  return new Set((text.match(name) ?? []).map((found) => found.replace(/'s?$/, "")));
}

/** Replaces typographic quotation marks and spaces by plain ones, so that they do not count as differences. */
function plain(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/[\u200b\u2060\ufeff\u00ad]/g, "");
}

/** Returns a text without code and quotations, so that only the author's own words are left. */
export function ownWords(text: string): string {
  let own = plain(text);
  for (const [kind, pattern] of patterns)
    if (kind === "code" || kind === "quotation") own = own.replaceAll(pattern, " ");
  return own;
}
