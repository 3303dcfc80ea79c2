import { type Chunk, type Engine, planChunks } from "@rewright/engine";
import type { Reference } from "../material.ts";
import { contentsOf, withContents } from "./marks.ts";
import type { Passage } from "./model-answers.ts";

/** A passage for which answers were written, as the current engine finds it in its text. */
export interface PlacedPassage {
  readonly id: string;
  /** The whole text that contains the passage. */
  readonly text: string;
  readonly chunk: Chunk;
  /** The passage without marks. */
  readonly source: string;
  /** The name that each mark of the written answers represents. */
  readonly names: ReadonlyMap<string, string>;
  /** Replaces the marks in a written answer by the text that they represent. */
  readonly inWords: (written: string) => string;
  /**
   * Returns a written answer with the marks that the current engine gives the passage. Text that it does not protect is
   * written out.
   */
  readonly answer: (written: string) => string;
}

/** Finds passages in the current engine's plans of their texts. Passages with other boundaries now are left out. */
export function placePassages(
  engine: Engine,
  references: readonly Pick<Reference, "name" | "source">[],
  passages: readonly Passage[],
): Map<string, PlacedPassage> {
  const placed = new Map<string, PlacedPassage>();
  for (const { name, source: text } of references) {
    const { chunks } = planChunks(engine, text);
    for (const passage of passages.filter(({ file }) => file === `${name}.txt`)) {
      const chunk = chunks.find(({ start, end }) => start === passage.start && end === passage.end);
      if (chunk) placed.set(passage.id, place(passage, text, chunk));
    }
  }
  return placed;
}

function place({ id, marked }: Passage, text: string, chunk: Chunk): PlacedPassage {
  const source = text.slice(chunk.start, chunk.end);
  const contents = contentsOf(marked, source);
  const inWords = (written: string): string => withContents(written, contents);
  const names = chunk.slots.filter(({ kind }) => kind === "name");
  return {
    id,
    text,
    chunk,
    source,
    names: new Map(names.map(({ mark, start, end }) => [mark, text.slice(start, end)])),
    inWords,
    answer: chunk.marked === marked ? (written) => written : inWords,
  };
}
