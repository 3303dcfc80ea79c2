import { createEngine, type Mode, rewrite } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { expect, test } from "vitest";
import { compileLexicon } from "../../packages/engine/src/lexicon/compile.ts";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { explain } from "./explain.ts";

const files: Readonly<Record<string, string>> = {
  "guards.lex": "nearLaw: near(4: court) or near(4: judge)",
  "registers.lex": "formal: purchased",
  "verbs.lex": `aim
  plain-verbs 4 ~aim at <Ving> => ~try to $V3
commence
  plain-verbs 4 ~commence => ~start ; not: nearLaw or passive
  rare-verbs 4 ~commence => ~begin ; not: passive
  synonyms 4 ~commence => ~open
purchase
  plain-verbs 8 ~purchase => ~buy ; when: next(bread) or next(milk)
  simple-words 4 ~purchase => ~get
serve
  copulas 4 ~serve as => ~be
`,
};
const read = (file: string): string => files[file] ?? "";
const engine = createEngine({ ...readModels(), lexicon: compileLexicon(read) });

/** Returns, for each lexicon entry that matches, the reason why it changed nothing, or "" if it changed the text. */
function reasons(text: string, mode: Mode = "standard", level = 10): string[] {
  const report = rewrite(engine, text, { mode, level });
  return explain(engine, readWritten(read), { text, mode, level, report }).map(({ why }) => why);
}

test("the reason why an entry changed nothing is empty if it changed the text, and otherwise names the entry that won", () => {
  expect(reasons("The trial commenced.")).toEqual([
    "",
    "lost to plain-verbs: commenced => started",
    "for alternatives only",
  ]);
});

test(`the reason why an entry changed nothing quotes the part of its condition that was not met, even within "and" and "or"`, () => {
  expect(reasons("The court commenced.")[0]).toBe("held by “not: nearLaw (near(4: court))”");
  expect(reasons("They purchased tea.")).toContain("held by “when: next(bread), next(milk)”");
});

test("the reason why an entry changed nothing can be the mode, the level, or a repetition of a nearby word", () => {
  expect(reasons("They purchased bread.", "standard", 7)).toEqual(["not in this mode (simple)", "level 8, above 7"]);
  expect(reasons("They purchased bread.", "formal")[1]).toBe("the mode keeps these words (registers.lex)");
  expect(reasons("The start commenced.")[0]).toBe("its words are near it already");
});

test("the reason why an entry changed nothing can be that its words must stay, such as a name or a part of a compound", () => {
  expect(reasons("They liked the newly-commenced work.")[0]).toBe("held: part of a compound");
  expect(reasons("They read The Mill Commenced in May.")[0]).toBe("held: a name, a title or a text in capitals");
  expect(reasons("They aim at raising pay and reducing hours.")).toEqual([
    "held: another verb in -ing is joined to it",
  ]);
  expect(reasons("It does not serve as a mill.")).toEqual(["held: which form of “be” is right here is not sure"]);
});
