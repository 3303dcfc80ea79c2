import { any, graded, objectIs } from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { verbFor } from "./verb-entries.ts";

type Extra = Omit<Entry, "match" | "to" | "level">;

/** Entries written one to a line, "what to look for > wording, other wording", that share a level and restrictions. */
export function wordLines(level: number, lines: string, extra: Extra = {}): Entry[] {
  return rowsOf(lines).map(({ match, to }) => ({ ...extra, match, to, level }));
}

/** Adjectives one to a line, "adjective > wording: nouns", that change before these nouns, and not after "more". */
export function adjectiveLines(level: number, lines: string, extra: Extra = {}): Entry[] {
  return rowsOf(lines).map(({ match, to, nouns }) => ({
    ...extra,
    match: `${match}/ADJ|VERB|NOUN`,
    to,
    level,
    when: objectIs(...nouns),
    unless: extra.unless ? any(graded, extra.unless) : graded,
  }));
}

/** Verbs one to a line, "verb > wording: nouns", that change where their object is one of these nouns. */
export function verbLines(level: number, lines: string, unless?: Entry["unless"]): Entry[] {
  return rowsOf(lines).map(({ match, to, nouns }) =>
    verbFor(match, to, nouns.join(" "), { level, ...(unless && { unless }) }),
  );
}

function rowsOf(lines: string): { match: string; to: string[]; nouns: string[] }[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [match = "", rest = ""] = line.split(">");
      const [to = "", nouns = ""] = rest.split(":");
      return {
        match: match.trim(),
        to: to.split(",").map((wording) => wording.trim()),
        nouns: nouns.trim().split(/\s+/),
      };
    });
}
