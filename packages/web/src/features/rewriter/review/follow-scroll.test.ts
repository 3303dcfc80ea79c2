import { expect, test } from "vitest";
import { followScroll, type Scroller } from "./follow-scroll.ts";

const scroller = (top: number, fullHeight: number, tops: readonly number[]): Scroller => ({
  top,
  height: 100,
  fullHeight,
  sentenceTop: (index) => tops[index]!,
});
const short = (top: number) => scroller(top, 500, [10, 100, 200, 400]);
const long = (top: number) => scroller(top, 1000, [10, 300, 500, 600]);

test("[PAGES-101] the original and the result reach their ends together when one of them is scrolled", () => {
  expect(followScroll(short(0), long(50), 4)).toBe(0);
  expect(followScroll(short(400), long(50), 4)).toBe(900);
  expect(followScroll(long(900), short(50), 4)).toBe(400);
});

test("when one text is scrolled, the other one shows the same sentence, and both return to the start together", () => {
  // The line is at 160 + 0.4 · 100 = 200, where the third sentence begins.
  expect(followScroll(short(160), long(0), 4)).toBe(500 - 0.4 * 100);
  for (const top of [40, 160, 250, 390]) {
    const there = followScroll(short(top), long(0), 4);
    expect(Math.abs(followScroll(long(there), short(0), 4) - top)).toBeLessThan(25);
  }
});

test("scrolling a text that is too short to scroll moves nothing, and texts without sentences scroll in proportion", () => {
  expect(followScroll(scroller(0, 100, []), long(50), 0)).toBe(50);
  expect(followScroll(scroller(200, 500, []), scroller(0, 1000, []), 0)).toBe(450);
});
