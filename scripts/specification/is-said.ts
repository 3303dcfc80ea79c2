import { globSync } from "node:fs";
import { root, source } from "./read-requirements.ts";

/** The source files of the product. */
const patterns = ["packages/*/src/**/*.{ts,tsx}", "packages/web/examples/*.ts"];

const texts = globSync(patterns, { cwd: root })
  .filter((path) => !/\.(?:test|soak)\.tsx?$/.test(path))
  .map((path) => plain(source(path)));

/**
 * Returns whether a source file of the product contains a sentence. Braces in the sentence match any text. In the
 * source, the sentence may be joined from several strings.
 */
export function isSaid(sentence: string): boolean {
  const fragments = sentence.split(/\{[^}]*\}/).map((fragment) => plain(fragment).trim());
  return texts.some((text) => fragments.every((fragment) => text.includes(fragment)));
}

/** Returns source code with adjacent string literals joined, and without escapes and line breaks. */
function plain(text: string): string {
  return text
    .replace(/["'`]\s*\+\s*["'`]/g, "")
    .replaceAll('{" "}', " ")
    .replaceAll("\\", "")
    .replace(/\s+/g, " ");
}
