import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine, modes } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { entryFinder } from "../../packages/engine/src/lexicon/entry-finder.ts";
import { guardBuilder } from "../../packages/engine/src/lexicon/guard-builder.ts";
import type { Entry } from "../../packages/engine/src/lexicon/parse.ts";
import { compilePattern, patternKeys, posKey } from "../../packages/engine/src/lexicon/pattern.ts";
import type { Context, Proposal } from "../../packages/engine/src/rules/rule.ts";
import { readLexicon } from "./files.ts";

interface Candidate {
  readonly entry: Entry;
  find(context: Context, index: number): Proposal | undefined;
}

/** Prints the entries that propose nothing for any sentence of the texts of a folder, in any mode. */
export function listUnused(folder: string): void {
  const { entries, names } = readLexicon();
  const byKey = indexOf(entries, guardBuilder(names));
  const unused = new Set(entries);
  const { tag } = createEngine(readModels());
  for (const file of readdirSync(folder).filter((name) => /\.(?:txt|md)$/.test(name))) {
    const text = readFileSync(join(folder, file), "utf8");
    const sentences = tag(text);
    for (const [i, sentence] of sentences.entries())
      for (const mode of modes) {
        const { words } = sentence;
        const context: Context = {
          text,
          sentence,
          words,
          previous: sentences[i - 1],
          next: sentences[i + 1],
          afterGap: false,
          mode,
          ahead: "",
          inList: false,
          said: new Map(),
          number: i,
          casual: false,
          pick: (choices) => choices[0]!,
        };
        for (const [at, word] of words.entries())
          for (const key of [word.lower, posKey(word)])
            for (const { entry, find } of byKey.get(key) ?? [])
              if (unused.has(entry) && find(context, at)) unused.delete(entry);
      }
  }
  for (const { table, level, match, to, place } of unused)
    console.log(`${place.file}:${place.line}: ${table} ${level} ${match} => ${to.join(" | ") || "-"}`);
  console.log(`${unused.size} of ${entries.length} entries`);
}

function indexOf(
  entries: readonly Entry[],
  guardOf: ReturnType<typeof guardBuilder>,
): ReadonlyMap<string, readonly Candidate[]> {
  const byKey = new Map<string, Candidate[]>();
  for (const entry of entries) {
    const { match, to, level, when, not } = entry;
    const find = entryFinder({
      match,
      to,
      level,
      when: when === undefined ? undefined : guardOf(when),
      not: not === undefined ? undefined : guardOf(not),
    });
    for (const key of patternKeys(compilePattern(match))) byKey.set(key, [...(byKey.get(key) ?? []), { entry, find }]);
  }
  return byKey;
}
