import { existsSync, readFileSync } from "node:fs";

/** The kinds of wrong changes, the worst first. */
export const kinds = ["grammar", "meaning", "clumsy"] as const;
export type Kind = (typeof kinds)[number];

/** What strict readers found wrong among the changes that an earlier version made. */
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
  readonly why: string;
}

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
    rows[kind].map(({ id, quote, why }) => ({ kind, text: textOf(id), quote, why })),
  );
  return { seen: rows.changes_seen, wrong };
}
