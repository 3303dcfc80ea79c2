import { describe, expect, test } from "vitest";
import { isCasual, tellsStory } from "./voice.ts";

const inStandard = (text: string) => isCasual([text], "standard");

describe("in standard mode", () => {
  test("contractions are allowed if the text contracts most verbs", () => {
    expect(inStandard("The mill isn't open, and it's cold. We can't go in, but it is not far.")).toBe(true);
    expect(inStandard("The mill isn't open. It is cold, and it is far, and they are not there.")).toBe(false);
  });

  test("contractions are allowed if the text is in casual language, and refused if it is not", () => {
    expect(inStandard("Hey guys, we had a great time. The cakes are really good, and they are not big.")).toBe(true);
    expect(inStandard("The cakes of the region are of great age, and they are not big.")).toBe(false);
  });

  test("contractions are refused in formal language, even if the text quotes people who use contractions", () => {
    expect(inStandard("The study isn't large. However, the findings are significant.")).toBe(false);
    expect(inStandard("He said, “It isn't far, and it's cold.” The mill is not far.")).toBe(false);
  });
});

test("contractions are allowed in informal mode and refused in formal mode, whether the text has contractions or not", () => {
  expect(isCasual(["It is late."], "informal")).toBe(true);
  expect(isCasual(["It isn't late, and it's cold."], "formal")).toBe(false);
});

const told = "She saw that he was not in the room, and she left her coat on his chair.";

test("in informal mode, contractions are refused in a story that has none outside of quotations", () => {
  expect(isCasual([told], "informal")).toBe(false);
  expect(isCasual([`${told} It wasn't late.`], "informal")).toBe(true);
  expect(isCasual([`${told} “It wasn't late,” he said.`], "informal")).toBe(false);
});

test("a text about persons, or about its author in the past, counts as a story; a letter, an essay and a news report do not", () => {
  expect(tellsStory([told])).toBe(true);
  expect(tellsStory(["I walked to the mill, and I lost my bag. I was tired."])).toBe(true);
  expect(tellsStory(["Dear Ann,", "I walked to the mill, and I lost my bag. I was tired."])).toBe(false);
  expect(tellsStory(["I think my view is right, and I know that my plan works."])).toBe(false);
  expect(tellsStory(["The mayor said that he had closed the road, since the bridge was no longer safe."])).toBe(false);
});
