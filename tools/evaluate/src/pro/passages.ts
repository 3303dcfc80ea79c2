import { type Chunk, type Engine, planChunks } from "@rewright/engine";
import type { Reference } from "../material.ts";
import { contentsOf, withContents } from "./marks.ts";
import type { Passage } from "./model-answers.ts";

/** A passage where this version of the engine has it. */
export interface PlacedPassage {
  readonly id: string;
  /** The text that it is from. */
  readonly text: string;
  readonly chunk: Chunk;
  /** Its own words. */
  readonly source: string;
  /** Each mark of a name, as in the answers, and the name. */
  readonly names: ReadonlyMap<string, string>;
  /** Returns what was written with the passage's marks in its own words. */
  readonly inWords: (written: string) => string;
  /** Returns an answer with the marks that this version gives the passage: in words where they are others. */
  readonly answer: (written: string) => string;
}

/** Finds the passages in the plans of their texts. Those that this version cuts otherwise are not among them. */
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
