import { useEffect } from "react";
import type { ResultState } from "../state/result-state.ts";
import { followScroll, type Scroller } from "./follow-scroll.ts";

/**
 * A media query for when the texts do not scroll together: in a one-column layout, or if the user prefers reduced
 * motion.
 */
const off = "(width < 768px), (prefers-reduced-motion: reduce)";

/** Makes the original and the result scroll together, sentence by sentence, as long as the original is not changed. */
export function useScrollTogether({ original, result: { sentences } }: ResultState): void {
  useEffect(() => {
    const panels = document.querySelector<HTMLElement>(".tool-panels");
    if (!panels) return;
    /**
     * The scroll position that this code last set for each element, to distinguish its scroll events from the user's.
     */
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

/**
 * Returns the scroll position and heights of an element.
 *
 * @param topOf Returns the distance of a sentence from the top of the window
 */
function scrollerOf(element: Element, topOf: (index: number) => number): Scroller {
  const { scrollTop: top, clientHeight: height, scrollHeight: fullHeight } = element;
  const offset = top - element.getBoundingClientRect().top;
  return { top, height, fullHeight, sentenceTop: (index) => topOf(index) + offset };
}

/**
 * Returns the distance of a character of the original from the top of the window. It is measured in the formatted view
 * or in the copy behind the text field. For a hidden Markdown sign, the next visible character is measured.
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
