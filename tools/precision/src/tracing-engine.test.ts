import { createEngine, rewrite } from "@rewright/engine";
import { compileLexicon } from "@rewright/engine/lexicon";
import { readModels } from "@rewright/models";
import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";
import { createTracing } from "./tracing-engine.ts";

const files: Readonly<Record<string, string>> = {
  "verbs.lex": `utilize
  # Two tables, and a line between them that is no entry.
  plain-verbs 5 ~utilize => ~use ; not: passive
  = Tools were utilized.
  simple-words 4 ~utilize => ~apply
`,
  "nouns.lex": `individual
  plain-nouns 5 %individual/NOUN => %person
`,
};
const read = (file: string): string => files[file] ?? "";
const models = readModels();
const { engine, sources } = createTracing(models, read);
const text = "The individuals utilized the tools, which was a great help. The dam was not only old but also weak.";

function idsOf(mode: "standard" | "simple"): Record<string, string[]> {
  const changes = changesOf(rewrite(engine, text, { mode, level: 10 }).edits);
  return Object.fromEntries(
    changes.map((change) => [change.edits[0]!.before, change.sources.map((n) => sources[n]!.id)]),
  );
}

test("each change of a rewritten text names the lexicon entry or rule that produced it", () => {
  expect(idsOf("standard")).toEqual({
    individuals: ["plain-nouns: %individual/NOUN => %person"],
    utilized: ["plain-verbs: ~utilize => ~use"],
    "not only ": ["not-only"],
  });
  expect(idsOf("simple").utilized).toEqual(["simple-words: ~utilize => ~apply"]);
});

test("an engine that traces its changes rewrites in the same way as the normal engine", () => {
  const plain = createEngine({ ...models, lexicon: compileLexicon(read) });
  expect(rewrite(engine, text, { level: 10 }).text).toBe(rewrite(plain, text, { level: 10 }).text);
});
