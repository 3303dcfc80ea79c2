import { readTokensIn } from "../choose/reading.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Problem } from "./pro.ts";

/**
 * The increases at which an answer's words fit together clearly worse, in tenths of a bit per token; editors hardly
 * ever exceed them.
 */
const limit = { each: 3, chance: 40 };

/** Returns a problem if the answer's words fit together clearly worse than those of the source. */
export function readingProblems(model: LanguageModel, source: string, answer: string): Problem[] {
  const clashOf = (text: string): { clash: number; tokens: number } => {
    const { clash, tokens } = readTokensIn(model, model.read(text).ids);
    return { clash: clash / Math.max(1, tokens), tokens };
  };
  const before = clashOf(source);
  const after = clashOf(answer);
  if (after.clash - before.clash <= limit.each + limit.chance / Math.max(1, after.tokens)) return [];
  return [{ code: "grammar", message: "Some words do not go together: write whole, plain sentences." }];
}
