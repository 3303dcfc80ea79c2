import type { Chunk, Problem } from "./pro.ts";
import { plainWords } from "./words.ts";

/** So many words in a row are no accident. */
const length = 8;

/** Whether the answer took over a stretch of the neighbouring prose that is not the chunk's own. */
export function repeatsContext({ before, after }: Chunk, source: string, answer: string): Problem[] {
  const own = gramsOf(source);
  const near = new Set([...gramsOf(before), ...gramsOf(after)]);
  const taken = [...gramsOf(answer)].some((gram) => near.has(gram) && !own.has(gram));
  if (!taken) return [];
  return [{ code: "prompt_leak", message: "Rewrite only the text, not what stands before or after it." }];
}

function gramsOf(text: string): Set<string> {
  const words = plainWords(text);
  return new Set(words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(" ")));
}
