import { historyLimits } from "./limits.ts";

/** Returns the first sentence of a text, cut to the length that the history list shows. */
export function previewOf(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  const sentence = /^.*?[.!?](?=\s|$)/u.exec(flat)?.[0] ?? flat;
  const shown = [...sentence].slice(0, historyLimits.previewCharacters).join("");
  return shown === sentence ? shown : `${shown.trimEnd()}…`;
}
