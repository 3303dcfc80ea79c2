import { describe, expect, test } from "vitest";
import { isCasual } from "./voice.ts";

const inStandard = (text: string) => isCasual([text], "standard");

describe("in standard mode contractions are welcome", () => {
  test("where the text contracts more often than not", () => {
    expect(inStandard("The mill isn't open, and it's cold. We can't go in, but it is not far.")).toBe(true);
    expect(inStandard("The mill isn't open. It is cold, and it is far, and they are not there.")).toBe(false);
  });

  test("where it talks to somebody", () => {
    expect(inStandard("Hey guys, we had a great time. The cakes are really good, and they are not big.")).toBe(true);
    expect(inStandard("The cakes of the region are of great age, and they are not big.")).toBe(false);
  });

  test("not in a report, and not for what others say", () => {
    expect(inStandard("The study isn't large. However, the findings are significant.")).toBe(false);
    expect(inStandard("He said, “It isn't far, and it's cold.” The mill is not far.")).toBe(false);
  });
});

test("a mode may ask for them or refuse them", () => {
  expect(isCasual(["It is late."], "informal")).toBe(true);
  expect(isCasual(["It isn't late, and it's cold."], "formal")).toBe(false);
});
