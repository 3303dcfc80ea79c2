import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine, modes } from "@rewright/engine";
import { readModels } from "@rewright/models";
import type { Sentence } from "../../packages/engine/src/document/document.ts";
import { namesOf } from "../../packages/engine/src/lexicon/compile.ts";
import { entryFinder } from "../../packages/engine/src/lexicon/entry-finder.ts";
import { guardBuilder } from "../../packages/engine/src/lexicon/guard-builder.ts";
import type { Entry } from "../../packages/engine/src/lexicon/parse.ts";
import { compilePattern, patternKeys, posKey } from "../../packages/engine/src/lexicon/pattern.ts";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { contextAt } from "../../packages/engine/src/rules/propose.ts";
import type { Context, Proposal } from "../../packages/engine/src/rules/rule.ts";
import { tablesOf } from "./describe-word.ts";
import { readLexiconFile } from "./files.ts";

interface Candidate {
  readonly entry: Entry;
  find(context: Context, index: number): Proposal | undefined;
}

/** All combinations of a mode and of whether the text has contractions. */
const manners = modes.flatMap((mode) => [true, false].map((casual) => ({ mode, casual })));

/** Prints the lexicon entries that propose no change in any sentence of the texts in a folder, whatever the mode. */
export function listUnused(folder: string): void {
  const written = readWritten(readLexiconFile);
  const { entries } = written;
  const byKey = indexOf(entries, guardBuilder(namesOf(written)));
  const unused = new Set(entries);
  const { tag } = createEngine(readModels());
  const files = readdirSync(folder).filter((name) => /\.(?:txt|md)$/.test(name));
  if (files.length === 0) throw new Error(`There are no texts (.txt, .md) in ${folder}.`);
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const context of contextsOf(text, tag(text)))
      for (const [at, word] of context.words.entries())
        for (const key of [word.lower, posKey(word)])
          for (const { entry, find } of byKey.get(key) ?? [])
            if (unused.has(entry) && find(context, at)) unused.delete(entry);
  }
  for (const { runs, match, to, place } of unused)
    console.log(`${place.file}:${place.line}: ${tablesOf(runs)} ${match} => ${to.join(" | ") || "-"}`);
  console.log(`${unused.size} of ${entries.length} entries`);
}

/** Returns each sentence of a text in each mode, in the form that rules get. */
function contextsOf(text: string, sentences: readonly Sentence[]): Context[] {
  const said = new Map<string, number>();
  return sentences.flatMap((sentence, number) => {
    const earlier = new Map(said);
    for (const { lemma } of sentence.words) said.set(lemma, number);
    return manners.map((manner) => contextAt(text, sentences, number, { ...manner, said: earlier }));
  });
}

function indexOf(
  entries: readonly Entry[],
  guardOf: ReturnType<typeof guardBuilder>,
): ReadonlyMap<string, readonly Candidate[]> {
  const byKey = new Map<string, Candidate[]>();
  for (const entry of entries) {
    const { match, to, runs, when, not } = entry;
    const find = entryFinder({
      match,
      to,
      level: runs[0]!.level,
      when: when === undefined ? undefined : guardOf(when),
      not: not === undefined ? undefined : guardOf(not),
    });
    for (const key of patternKeys(compilePattern(match))) byKey.set(key, [...(byKey.get(key) ?? []), { entry, find }]);
  }
  return byKey;
}
