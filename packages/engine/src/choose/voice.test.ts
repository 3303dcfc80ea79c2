import { describe, expect, test } from "vitest";
import { isCasual, tellsStory } from "./voice.ts";

const inStandard = (text: string) => isCasual([text], "standard");

describe("in standard mode", () => {
  test("contractions fit if the text contracts most verbs", () => {
    expect(inStandard("The mill isn't open, and it's cold. We can't go in, but it is not far.")).toBe(true);
    expect(inStandard("The mill isn't open. It is cold, and it is far, and they are not there.")).toBe(false);
  });

  test("contractions fit if the text addresses its reader", () => {
    expect(inStandard("Hey guys, we had a great time. The cakes are really good, and they are not big.")).toBe(true);
    expect(inStandard("The cakes of the region are of great age, and they are not big.")).toBe(false);
  });

  test("contractions do not fit in a report, even if it quotes people who use contractions", () => {
    expect(inStandard("The study isn't large. However, the findings are significant.")).toBe(false);
    expect(inStandard("He said, “It isn't far, and it's cold.” The mill is not far.")).toBe(false);
  });
});

test("contractions fit in informal mode and not in formal mode, even if the text does otherwise", () => {
  expect(isCasual(["It is late."], "informal")).toBe(true);
  expect(isCasual(["It isn't late, and it's cold."], "formal")).toBe(false);
});

const told = "She saw that he was not in the room, and she left her coat on his chair.";

test("in informal mode, contractions do not fit in a story without any outside of quotations", () => {
  expect(isCasual([told], "informal")).toBe(false);
  expect(isCasual([`${told} It wasn't late.`], "informal")).toBe(true);
  expect(isCasual([`${told} “It wasn't late,” he said.`], "informal")).toBe(false);
});

test("a text about persons, or about its author in the past, is a story; a letter and an essay are not", () => {
  expect(tellsStory([told])).toBe(true);
  expect(tellsStory(["I walked to the mill, and I lost my bag. I was tired."])).toBe(true);
  expect(tellsStory(["Dear Ann,", "I walked to the mill, and I lost my bag. I was tired."])).toBe(false);
  expect(tellsStory(["I think my view is right, and I know that my plan works."])).toBe(false);
  expect(tellsStory(["The mayor said that he had closed the road, since the bridge was no longer safe."])).toBe(false);
});
