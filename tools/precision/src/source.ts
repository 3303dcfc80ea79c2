import { createHash } from "node:crypto";

/** What produces a change: a lexicon entry or a rule. */
export interface Source {
  /**
   * For a lexicon entry, its table, pattern and wording as written ("plain-verbs: ~utilize => ~use"); for a rule, its
   * id.
   */
  readonly id: string;
  /** The fingerprint of a lexicon entry's whole line, including its conditions, or of a rule's id. */
  readonly print: string;
}

/** Returns the id and fingerprint of a lexicon entry. The entry's level of strength is not part of the id. */
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

/**
 * Returns a unique key for an entry or rule. The id alone is not unique, because a few entries differ only in their
 * conditions.
 */
export function keyOf({ id, print }: Source): string {
  return `${print} ${id}`;
}

function fingerprint(line: string): string {
  return createHash("sha256").update(line).digest("hex").slice(0, 8);
}
