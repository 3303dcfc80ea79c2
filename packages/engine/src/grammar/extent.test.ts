import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { type Extent, extentOf, nounGroupOf, phraseOf } from "./extent.ts";

const { tag } = engine;

function read(text: string) {
  const [sentence] = tag(text);
  const place = (form: string): number => sentence!.words.findIndex((word) => word.text === form);
  const said = ({ from, to }: Extent): string =>
    sentence!.words
      .slice(from, to)
      .map((word) => word.text)
      .join(" ");
  return { sentence: sentence!, place, said };
}

test("the extent of a noun includes the words behind it that describe it, but the noun's group ends with the noun", () => {
  const { sentence, place, said } = read("The old keepers of the northern light left.");
  expect(said(extentOf(sentence.tree, place("keepers")))).toBe("The old keepers of the northern light");
  expect(said(nounGroupOf(sentence.tree, place("keepers")))).toBe("The old keepers");
});

test("the extent of the sentence's root is the whole sentence, and the root's phrase is the sentence without its full stop", () => {
  const { sentence, place, said } = read("The keepers left early.");
  expect(said(extentOf(sentence.tree, place("left")))).toBe("The keepers left early .");
  expect(said(phraseOf(sentence, place("left")))).toBe("The keepers left early");
});
