import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import type { Entry } from "../../packages/engine/src/lexicon/parse.ts";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { readLexiconFile } from "./files.ts";
import { changes, inOrder } from "./look-up.ts";

/**
 * Prints what the lexicon has about a word or phrase: entries that change it, entries that contain it, its groups, and
 * rules with an example of it.
 */
export function describeWord(word: string): void {
  const engine = createEngine(readModels());
  const { entries, groups, registers, spellings, examplesOfRules } = readWritten(readLexiconFile);
  let count = 0;
  const print = (title: string, lines: readonly string[]): void => {
    count += lines.length;
    if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
  };
  // As patterns have them: "today 's", "do n't".
  const words = engine.tag(word).flatMap((sentence) => sentence.words.map(({ lower }) => lower));
  const has = (text: string): boolean =>
    spaced(text).includes(spaced(word)) || spaced(text).includes(spaced(words.join(" ")));
  const own = entries.filter((entry) => changes(entry, words));
  const ordered = inOrder(engine, own);
  print(
    `Entries that change “${word}” in standard mode, of those that reach equally far the one that wins first`,
    ordered.standard.map(lineOf),
  );
  print(`Entries that change “${word}” in other modes or for alternatives only`, ordered.other.map(lineOf));
  const others = inOrder(
    engine,
    entries.filter((entry) => !own.includes(entry) && has(entry.match)),
  );
  print(`Entries with “${word}” in their pattern`, [...others.standard, ...others.other].map(lineOf));
  print(`Entries that write “${word}”`, entries.filter(({ to }) => to.some(has)).map(lineOf));
  print(
    `Groups with “${word}”`,
    groups.filter(({ value }) => value.split(/\s+/).includes(word)).map(({ name }) => `@${name}`),
  );
  print(
    `Modes that keep “${word}”`,
    registers.filter(({ value }) => value.split(/\s*,\s*/).includes(word)).map(({ name }) => name),
  );
  print(
    `Spellings of “${word}”`,
    spellings
      .filter(({ us, uk }) => us === word || uk === word)
      .map(({ us, uk }) => `${us} (American), ${uk} (British)`),
  );
  print(
    "Rules whose examples have it",
    examplesOfRules
      .filter(({ before, after }) => has(before) || has(after))
      .map(({ rule, before, after }) => `${rule}: ${before}${before === after ? " (stays)" : ` => ${after}`}`),
  );
  if (count === 0) console.log(`Nothing in the lexicon has “${word}”.`);
  if (own.length === 0)
    console.log(`For what all entries make of it, try a sentence: npm run lexicon -- "A sentence with ${word}."`);
}

/** Returns an entry of the lexicon as written, with its file and line. */
function lineOf({ runs, match, to, when, not, why, place: { file, line } }: Entry): string {
  const guards = `${when ? ` ; when: ${when}` : ""}${not ? ` ; not: ${not}` : ""}${why ? ` ; why: ${why}` : ""}`;
  return `${file}:${line}  ${tablesOf(runs)} ${match} => ${to.map((text) => text || "-").join(" | ")}${guards}`;
}

/** Returns the words of a text with a space before and after each. */
function spaced(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).join(" ")} `;
}

/** Returns the tables of a lexicon entry, with its level in each, as written. */
export function tablesOf(runs: Entry["runs"]): string {
  return runs.map(({ table, level }) => `${table} ${level}`).join(", ");
}
