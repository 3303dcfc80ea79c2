import type { Block } from "../document/document.ts";
import { firstPassing } from "../span.ts";
import { countWords } from "./cut.ts";
import type { Chunk, Problem } from "./pro.ts";
import { plainWords } from "./words.ts";

/** The most words before and behind a chunk that a model gets as context. */
export const mostContext = 40;

/** Returns the words of a text without its markup, and without brackets that look like those of placeholders. */
export function contextWords(prose: string): string[] {
  const plain = prose
    .replace(/^\s*#{1,6} /g, "")
    .replace(/\]\([^()\s]*\)/g, "")
    .replace(/\*\*|__|[⟦⟧]/g, "");
  return plain.match(/\S+/g) ?? [];
}

/** The number of characters before and behind a chunk that are searched for context. */
const reach = 400;

/** Returns the words of a text's prose and headings before and after a range of it, without line ends. */
export function contextOf(
  text: string,
  blocks: readonly Block[],
): { before(at: number): string; after(at: number): string } {
  const pieces = blocks.flatMap((block) => (block.kind === "heading" ? [block] : block.runs));
  return {
    before: (at) => {
      let found = "";
      for (let i = firstPassing(pieces, ({ start }) => start >= at); i >= 0 && countWords(found) < mostContext; i--) {
        const piece = pieces[i];
        if (!piece || piece.start >= at) continue;
        const end = Math.min(piece.end, at);
        const start = Math.max(piece.start, end - reach);
        const nearest = text.slice(start, end);
        found = `${start > piece.start ? nearest.replace(/^\S*/, "") : nearest} ${found}`;
      }
      return contextWords(found).slice(-mostContext).join(" ");
    },
    after: (at) => {
      let found = "";
      for (
        let i = Math.max(0, firstPassing(pieces, ({ start }) => start >= at) - 1);
        i < pieces.length && countWords(found) < mostContext;
        i++
      ) {
        const piece = pieces[i]!;
        if (piece.end <= at) continue;
        const start = Math.max(piece.start, at);
        const end = Math.min(piece.end, start + reach);
        const nearest = text.slice(start, end);
        found += ` ${end < piece.end ? nearest.replace(/\S*$/, "") : nearest}`;
      }
      return contextWords(found).slice(0, mostContext).join(" ");
    },
  };
}

/** The number of consecutive words from which a match with neighbouring prose is no coincidence. */
const length = 8;

/** Returns whether an answer repeats words of the neighbouring prose that its chunk does not have. */
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
