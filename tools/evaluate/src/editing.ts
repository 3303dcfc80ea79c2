import { mean } from "./figures.ts";
import type { Reference } from "./material.ts";
import { changedWords, type Sari, sari, splitWords } from "./sari.ts";

/**
 * The mean SARI of several passages (a measure of how closely a rewrite matches editors' versions), with the conditions
 * under which it was measured.
 */
export interface Score extends Sari {
  /** The mean share of words changed, 0 to 1; null if only SARI was measured. */
  readonly changed: number | null;
  /** The number of editors' versions per passage with which the rewrite is compared. */
  readonly references: number;
}

export interface Editing {
  readonly passages: number;
  readonly words: number;
  readonly engine: Score;
  readonly source: Score;
  /** The rewrite compared with each editor alone, so that the scores are comparable with those in `editors`. */
  readonly alone: readonly Score[];
  /** Each editor's version compared with the other editor's. */
  readonly editors: readonly Score[];
  readonly rows: readonly (Score & { readonly name: string })[];
}

/** Measures how closely rewritten passages match what careful editors made of the same passages. */
export function measureEditing(references: readonly Reference[], rewritten: readonly string[]): Editing {
  type Pick = (reference: Reference, i: number) => string;
  const [a, b]: Pick[] = [(reference) => reference.a, (reference) => reference.b];
  const engine: Pick = (_, i) => rewritten[i]!;
  const score = (output: Pick, editors: readonly Pick[]): (Score & { name: string })[] =>
    references.map((reference, i) => ({
      name: reference.name,
      ...sari(
        reference.source,
        output(reference, i),
        editors.map((editor) => editor(reference, i)),
      ),
      changed: changedWords(reference.source, output(reference, i)),
      references: editors.length,
    }));
  const rows = score(engine, [a!, b!]);
  return {
    passages: references.length,
    words: references.reduce((sum, { source }) => sum + splitWords(source).length, 0),
    engine: together(rows),
    source: together(score(({ source }) => source, [a!, b!])),
    alone: [together(score(engine, [a!])), together(score(engine, [b!]))],
    editors: [together(score(a!, [b!])), together(score(b!, [a!]))],
    rows,
  };
}

function together(rows: readonly Score[]): Score {
  return {
    sari: mean(rows.map((row) => row.sari)),
    keep: mean(rows.map((row) => row.keep)),
    delete: mean(rows.map((row) => row.delete)),
    add: mean(rows.map((row) => row.add)),
    changed: mean(rows.map((row) => row.changed!)),
    references: rows[0]?.references ?? 0,
  };
}
