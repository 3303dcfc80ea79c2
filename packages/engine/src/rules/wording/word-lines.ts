import { any, graded, objectIs } from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { verbFor } from "./verb-entries.ts";

type Extra = Omit<Entry, "match" | "to" | "level">;

/**
 * Entries written one to a line, "what to look for > wording, other wording", that share a level and restrictions. A
 * line may end in a level of its own: "unwind > relax (8)".
 */
export function wordLines(level: number, lines: string, extra: Extra = {}): Entry[] {
  return rowsOf(lines).map(({ match, to, own = level }) => ({ ...extra, match, to, level: own }));
}

/** Adjectives one to a line, "adjective > wording: nouns", that change before these nouns, and not after "more". */
export function adjectiveLines(level: number, lines: string, extra: Extra = {}): Entry[] {
  return rowsOf(lines).map(({ match, to, nouns, own = level }) => ({
    ...extra,
    match: `${match}/ADJ|VERB|NOUN`,
    to,
    level: own,
    when: objectIs(...nouns),
    unless: extra.unless ? any(graded, extra.unless) : graded,
  }));
}

/** Verbs one to a line, "verb > wording: nouns", that change where their object is one of these nouns. */
export function verbLines(level: number, lines: string, unless?: Entry["unless"]): Entry[] {
  return rowsOf(lines).map(({ match, to, nouns, own = level }) =>
    verbFor(match, to, nouns.join(" "), { level: own, ...(unless && { unless }) }),
  );
}

interface Row {
  readonly match: string;
  readonly to: readonly string[];
  readonly nouns: readonly string[];
  readonly own: number | undefined;
}

function rowsOf(lines: string): Row[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const own = / \((\d+)\)$/.exec(line);
      const [match = "", rest = ""] = (own ? line.slice(0, own.index) : line).split(">");
      const [to = "", nouns = ""] = rest.split(":");
      return {
        match: match.trim(),
        to: to.split(",").map((wording) => wording.trim()),
        nouns: nouns.trim().split(/\s+/),
        own: own ? Number(own[1]) : undefined,
      };
    });
}
