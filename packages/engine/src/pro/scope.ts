import type { Word } from "../document/document.ts";
import { contentOf } from "./content.ts";
import type { ProblemCode } from "./pro.ts";

/** Words that say something about what follows them, in groups of one meaning. */
const carriers: readonly { readonly code: ProblemCode; readonly words: ReadonlySet<string> }[] = [
  {
    code: "negation",
    words: new Set("not n't never no cannot without neither nor hardly barely rarely seldom".split(" ")),
  },
  { code: "modality", words: new Set(["must", "shall"]) },
  { code: "modality", words: new Set(["should", "ought"]) },
  { code: "modality", words: new Set(["may", "might"]) },
  { code: "modality", words: new Set(["only"]) },
];

/** How many words behind it a carrier reaches, and how far around it to look for its word in the other text. */
const reach = 6;
const around = 9;

/**
 * A word that the source negates, requires or allows and the answer says too, but without that; or the other way round.
 * Counting alone would let "A must, B may" become "A may, B must".
 */
export function scopeProblem(
  source: readonly Word[],
  answer: readonly Word[],
): { code: ProblemCode; word: string } | undefined {
  for (const { code, words } of carriers) {
    const lost = strays(source, answer, words) ?? strays(answer, source, words);
    if (lost !== undefined) return { code, word: lost };
  }
  return undefined;
}

/** The first word that a carrier of `one` bears on, and which `other` has, but nowhere near such a carrier. */
function strays(one: readonly Word[], other: readonly Word[], words: ReadonlySet<string>): string | undefined {
  for (const [i, { lower }] of one.entries()) {
    if (!words.has(lower)) continue;
    const [head] = contentOf(one.slice(i + 1, i + 1 + reach), () => true);
    if (!head) continue;
    const keys = new Set([head.word.lower, head.word.lemma]);
    const places = other.flatMap((word, at) => (keys.has(word.lower) || keys.has(word.lemma) ? [at] : []));
    const isNear = (at: number): boolean =>
      other
        .slice(Math.max(0, at - around), at + around)
        .some((word) => words.has(word.lower) || /^(?:un|in|im|dis)/.test(word.lower));
    if (places.length > 0 && !places.some(isNear)) return head.word.lower;
  }
  return undefined;
}
