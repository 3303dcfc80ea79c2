import { useEffect } from "react";
import type { ResultState } from "../state/result-state.ts";
import { followScroll, type Scroller } from "./follow-scroll.ts";

/** Does not scroll in a one-column layout, or if the user prefers reduced motion. */
const off = "(width < 768px), (prefers-reduced-motion: reduce)";

/**
 * Scrolls the original with the result and the result with the original, sentence by sentence, while both have the same
 * text.
 */
export function useScrollTogether({ original, result: { sentences } }: ResultState): void {
  useEffect(() => {
    const panels = document.querySelector<HTMLElement>(".tool-panels");
    if (!panels) return;
    /** The last scroll position of each that this code set, to tell its scroll events from the user's. */
    const own = new WeakMap<Element, number>();

    function onScroll({ target }: Event): void {
      const left = panels!.querySelector(".original-sheet .sheet-scroll");
      const right = panels!.querySelector(".result-sheet .sheet-scroll");
      if (!left || !right || (target !== left && target !== right)) return;
      const [moved, other] = target === left ? [left, right] : [right, left];
      const expected = own.get(moved);
      own.delete(moved);
      if (expected !== undefined && Math.abs(expected - moved.scrollTop) < 2) return;
      if (matchMedia(off).matches || left.querySelector("textarea")?.value !== original) return;
      const shown = right.querySelectorAll<HTMLElement>("[data-sentence]");
      const count = shown.length === sentences.length ? shown.length : 0;
      const first = scrollerOf(left, (index) => topInText(left, sentences[index]!.start));
      const second = scrollerOf(right, (index) => shown[index]!.getClientRects()[0]?.top ?? 0);
      other.scrollTop = moved === left ? followScroll(first, second, count) : followScroll(second, first, count);
      own.set(other, other.scrollTop);
    }

    panels.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => panels.removeEventListener("scroll", onScroll, { capture: true });
  }, [original, sentences]);
}

/** @param topOf returns the distance of a sentence from the top of the window */
function scrollerOf(element: Element, topOf: (index: number) => number): Scroller {
  const { scrollTop: top, clientHeight: height, scrollHeight: fullHeight } = element;
  const offset = top - element.getBoundingClientRect().top;
  return { top, height, fullHeight, sentenceTop: (index) => topOf(index) + offset };
}

/**
 * Returns the distance of a character of the original from the top of the window, measured in the formatted view or on
 * the copy behind the field. For a hidden mark it measures the character after it.
 */
function topInText(scroller: Element, position: number): number {
  const copy = scroller.querySelector(".formatted-copy, .text-copy");
  let before = 0;
  for (const node of copy ? textNodes(copy) : []) {
    const start = Math.max(0, position - before);
    before += node.length;
    if (start >= node.length) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + 1);
    const { top, height } = range.getBoundingClientRect();
    if (height > 0) return top;
  }
  return 0;
}

function* textNodes(parent: Node): Generator<Text> {
  const nodes = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) yield node as Text;
}
