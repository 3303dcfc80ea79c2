import { existsSync, readFileSync } from "node:fs";
import placesAtFault from "./places-at-fault.json" with { type: "json" };

/** The kinds of wrong changes, the worst first. */
export const kinds = ["grammar", "meaning", "clumsy"] as const;
export type Kind = (typeof kinds)[number];

/** Changes of an earlier version that strict readers judged wrong. */
export interface Readings {
  /** How many changes they saw. */
  readonly seen: number;
  readonly wrong: readonly WrongChange[];
}

export interface WrongChange {
  readonly kind: Kind;
  /** The whole text before it was changed. */
  readonly text: string;
  /** A few words of it in which each change is marked as `{before=>after}`. */
  readonly quote: string;
  /** The numbers, from 1, of the quote's changes that cause the fault; undefined for all. */
  readonly atFault: readonly number[] | undefined;
  readonly why: string;
}

/** By text, kind and number of the finding. A reader who knew only the quotes and the reasons named the places. */
const atFault: Readonly<Record<string, readonly number[]>> = placesAtFault;

type Row = { id: string; quote: string; why: string };

/** Reads a file of wrong changes in texts that are known by name; undefined where there is none. */
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
