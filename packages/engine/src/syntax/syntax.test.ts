import { readModels } from "@rewright/models";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeSyntax } from "./format.ts";
import { createSyntax } from "./syntax.ts";
import { tokenize } from "./tokenize.ts";

const model = decodeSyntax(readModels().syntax);
const syntax = createSyntax(model);

function parse(text: string) {
  const tokens = tokenize(text);
  return syntax.parse(tokens, syntax.tag(tokens));
}

const word = fc.constantFrom(..."the a cat cats sees see of to quickly red , . ( ) and which 3 Anna n't —".split(" "));

test("any words are parsed to a tree with one root in which no word depends on itself", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
      const { heads, relations } = parse(words.join(" "));
      expect(heads.filter((head) => head === -1)).toHaveLength(1);
      expect(relations.map((relation) => relation === "root")).toEqual(Array.from(heads, (head) => head === -1));
      for (const start of heads.keys()) {
        const seen = new Set<number>();
        for (let at = start; at >= 0; at = heads[at]!) {
          expect(seen.has(at)).toBe(false);
          seen.add(at);
        }
      }
    }),
  );
});

test("a sentence is parsed to the same tree after others were parsed", () => {
  const first = parse("The old bridge was closed by the town in May.");
  parse("Nobody knew, when the rain began, how long it would last.");
  expect(parse("The old bridge was closed by the town in May.")).toEqual(first);
  expect(first.relations).toEqual([
    "det",
    "amod",
    "nsubj:pass",
    "aux:pass",
    "root",
    "case",
    "det",
    "obl:agent",
    "case",
    "obl",
    "punct",
  ]);
});

test("words have the same tags and heads whatever was parsed before, even when all caches are full", () => {
  const used = createSyntax(model);
  const texts = [
    "I saw the duck under the bridge.",
    "I saw the ducks under the bridge.",
    "They saw the duck swim away.",
  ];
  const many = Array.from({ length: 5000 }, (_, i) => `name${i}`).join(" ");
  for (const text of [...texts, many, ...texts, ...texts.toReversed(), many]) {
    const tokens = tokenize(text);
    const fresh = createSyntax(model);
    const tags = used.tag(tokens);
    expect(tags).toEqual(fresh.tag(tokens));
    if (text !== many) expect(used.parse(tokens, tags)).toEqual(fresh.parse(tokens, tags));
  }
});
