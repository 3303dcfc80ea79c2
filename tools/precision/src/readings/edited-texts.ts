import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom, shuffled } from "@rewright/evaluate/sample";
import { wordsIn } from "../texts.ts";
import { type ChangedText, isMarkable } from "./changed-text.ts";
import { wordChanges } from "./word-changes.ts";

/** A paragraph before and after a careful human editor changed it. */
export interface EditedParagraph {
  readonly passage: string;
  readonly before: string;
  readonly after: string;
}

/** The fewest words of a paragraph. A shorter one shows too little of a change's context. */
const fewestWords = 30;
/** The most words of a change. A longer one is a sentence written anew, in which single changes cannot be marked. */
const mostWords = 12;

/**
 * Reads the paragraphs in `pairs/source` and `pairs/edited` of a data folder. Paragraphs without an edited version are
 * left out.
 */
export function readEdited(folder: string): EditedParagraph[] {
  const [source, edited] = ["pairs/source", "pairs/edited"].map((part) => join(folder, part)) as [string, string];
  return readdirSync(source)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => {
      const before = paragraphsOf(join(source, file));
      const after = paragraphsOf(join(edited, file));
      if (before.length !== after.length) return [];
      return before.map((paragraph, i) => ({ passage: file, before: paragraph, after: after[i]! }));
    });
}

function paragraphsOf(file: string): string[] {
  return readFileSync(file, "utf8")
    .split(/\n+/)
    .filter((line) => line.trim() !== "");
}

/** Draws paragraphs from as many passages as possible, until they contain the given number of changes. */
export function drawEdited(paragraphs: readonly EditedParagraph[], changes: number, seed: number): ChangedText[] {
  const mixed = shuffled(paragraphs.flatMap(changedText), createRandom(seed));
  const turns = [...Map.groupBy(mixed, ({ id }) => id).values()].flatMap((own) =>
    own.map((text, ticket) => ({ text, ticket })),
  );
  const drawn: ChangedText[] = [];
  let count = 0;
  for (const { text } of turns.sort((a, b) => a.ticket - b.ticket)) {
    if (count >= changes) break;
    drawn.push(text);
    count += text.changes.length;
  }
  return drawn;
}

/** Returns a list of one paragraph with its editor's changes; empty if it has no changes or they cannot be marked. */
function changedText({ passage, before, after }: EditedParagraph): ChangedText[] {
  if (wordsIn(before) < fewestWords || !isMarkable(before + after)) return [];
  const parts = wordChanges(before, after);
  const isLong = parts.some((part) => {
    return Math.max(wordsIn(before.slice(part.start, part.end)), wordsIn(part.after)) > mostWords;
  });
  if (parts.length === 0 || isLong) return [];
  const changes = parts.map((part) => ({ origin: "editor" as const, by: [], parts: [part] }));
  return [{ id: passage, text: before, changes }];
}
