import { createHash } from "node:crypto";

/** The source of a change: an entry of the lexicon or a rule. */
export interface Source {
  /** An entry's table, pattern and wording as they are written ("plain-verbs: ~utilize => ~use"), or a rule's id. */
  readonly id: string;
  /** The fingerprint of an entry's whole line, guards included, or of a rule's id. */
  readonly print: string;
}

/** Returns the source that a line of the lexicon is; levels are no part of its id. */
export function sourceOfEntry(line: string): Source {
  const [main = ""] = line.split(/ ; (?=\w+: )/);
  return {
    id: main.replace(/^(?:\S+ \d+, )*\S+ \d+ /, (runs) => `${runs.trim().replaceAll(/ \d+/g, "")}: `),
    print: fingerprint(line),
  };
}

export function sourceOfRule(id: string): Source {
  return { id, print: fingerprint(id) };
}

/** Returns what tells a source from all others. A few entries have one id and differ only in their guards. */
export function keyOf({ id, print }: Source): string {
  return `${print} ${id}`;
}

function fingerprint(line: string): string {
  return createHash("sha256").update(line).digest("hex").slice(0, 8);
}
