import {
  applyEdits,
  type Bead,
  type Choice,
  type Chunk,
  type Edit,
  type Plan,
  type Problem,
  type Report,
  type Review,
  type Span,
} from "@rewright/engine";
import type { EngineClient } from "../src/index.ts";

/** The result of a simulated engine client. */
export interface Made {
  readonly text: string;
  readonly choices: readonly Choice[];
}

/**
 * Creates a simulated engine client, which decides by words in the model's answer. Each paragraph except headings is a
 * part with one chunk. A sentence "bad …" fails the checks with one problem, "bad bad …" with two; "doubt …" cannot be
 * decided by rules; "same" represents the unchanged sentence. An answer that begins with "astray" fails as a whole.
 */
export function scriptEngineClient(liteEdits: readonly Edit[] = []): EngineClient<Made> {
  const editsIn = ({ start, end }: Span) => liteEdits.filter((edit) => edit.start >= start && edit.end <= end);
  return {
    plan: async (text) => planOf(text, liteEdits),
    review: async ({ text, chunk, answer }) => reviewOf(text, chunk, answer),
    async compose({ text, plan, choices }) {
      const edits = plan.chunks.flatMap((chunk, i) => {
        const choice = choices[i]!;
        if (choice === "unchanged") return [];
        const taken = choice === "lite" ? [] : choice;
        const isFree = (span: Span) => taken.every(({ start, end }) => span.end <= start || span.start >= end);
        return [...taken.flatMap((one) => one.edits), ...editsIn(chunk).filter(isFree)];
      });
      return {
        text: applyEdits(
          text,
          edits.toSorted((a, b) => a.start - b.start),
        ),
        choices,
      };
    },
    async rewriteDeeper(text) {
      return { result: { text, choices: [] }, parts: planOf(text, []).parts.map((part) => ({ ...part, text: "" })) };
    },
  };
}

function reviewOf(text: string, chunk: Chunk, answer: string): Review {
  if (answer.startsWith("astray")) return { problems: [{ code: "obeyed", message: "It obeys." }], beads: [] };
  const written = sentencesIn(answer).map(({ start, end }) => answer.slice(start, end));
  const beads = chunk.sentences.slice(0, written.length).map((span, i) => beadOf(text, span, written[i]!));
  if (beads.some(({ edits }) => edits.length > 0)) return { problems: [], beads };
  return { problems: [{ code: "unchanged", message: "It is the passage as it was." }], beads: [] };
}

function beadOf(text: string, { start, end }: Span, written: string): Bead {
  const source = text.slice(start, end);
  const now = written.startsWith("same") ? source : written;
  const edit = { start, end, before: source, after: now, rule: "humanize-pro", reason: "Reworded." };
  const said = (word: RegExp): Problem[] =>
    [...written.matchAll(word)].map(() => ({ code: "number", message: `It says ${written}` }));
  return {
    start,
    end,
    source,
    text: now,
    edits: now === source ? [] : [edit],
    problems: said(/bad/g),
    doubts: said(/doubt/g),
    isBound: false,
    neighbours: [],
    score: now.length / 1000,
  };
}

function planOf(text: string, edits: readonly Edit[]): Plan {
  const parts = [...text.matchAll(/.+?(?:\n\n|$)/gsu)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const chunks = parts.flatMap(({ start, end }, part): Chunk[] => {
    const marked = text.slice(start, end).trimEnd();
    if (marked.startsWith("#")) return [];
    const sentences = sentencesIn(marked, start);
    const words = marked.split(" ").length;
    return [{ start, end: start + marked.length, part, marked, slots: [], words, sentences, before: "", after: "" }];
  });
  const sentences = chunks.flatMap((chunk) => chunk.sentences);
  const lite = { text: applyEdits(text, edits), edits, kept: [], sentences } as unknown as Report;
  return { lite, replacements: [], parts, chunks };
}

function sentencesIn(text: string, offset = 0): Span[] {
  return [...text.matchAll(/\S.*?(?:[.!?](?= |$)|$)/gs)].map(({ index, 0: { length } }) => ({
    start: offset + index,
    end: offset + index + length,
  }));
}
