import { existsSync, readFileSync } from "node:fs";
import placesAtFault from "./places-at-fault.json" with { type: "json" };

/** The kinds of wrong changes, the worst first. */
export const kinds = ["grammar", "meaning", "clumsy"] as const;
export type Kind = (typeof kinds)[number];

/** Changes of an earlier engine version that strict readers judged to be wrong. */
export interface Readings {
  /** The number of changes that the readers judged. */
  readonly seen: number;
  readonly wrong: readonly WrongChange[];
}

export interface WrongChange {
  readonly kind: Kind;
  /** The whole text before the change. */
  readonly text: string;
  /** A few words of the text in which each change is marked as `{before=>after}`. */
  readonly quote: string;
  /** The numbers of those changes in the quote that cause the error, from 1. Undefined if all do. */
  readonly atFault: readonly number[] | undefined;
  readonly why: string;
}

/**
 * For each finding (by text, kind and number), the changes of its quote that cause the error. They were named by a
 * reader who knew only the quotes and reasons.
 */
const atFault: Readonly<Record<string, readonly number[]>> = placesAtFault;

type Row = { id: string; quote: string; why: string };

/** Reads a file of wrong changes. `texts` are the whole texts by name. Returns undefined if the file does not exist. */
export function readReadings(file: string, texts: readonly { name: string; text: string }[]): Readings | undefined {
  if (!existsSync(file)) return undefined;
  const rows: Record<Kind, Row[]> & { changes_seen: number } = JSON.parse(readFileSync(file, "utf8"));
  const byName = new Map(texts.map(({ name, text }) => [name, text]));
  const textOf = (id: string): string => {
    const text = byName.get(id);
    if (text === undefined) throw new Error(`${file} names a text that is not there: ${id}.`);
    return text;
  };
  const wrong = kinds.flatMap((kind) =>
    rows[kind].map(({ id, quote, why }, i) => {
      return { kind, text: textOf(id), quote, atFault: atFault[`${id} ${kind} ${i + 1}`], why };
    }),
  );
  return { seen: rows.changes_seen, wrong };
}
