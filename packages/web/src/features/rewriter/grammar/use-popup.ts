import type { GrammarFinding } from "@rewright/grammar/finding";
import { useRef, useState } from "react";
import { rangesOf } from "./text-ranges.ts";

interface Open {
  readonly finding: GrammarFinding;
  readonly takesFocus: boolean;
}

/** The state of the popup beside a finding. A finding that is gone has no popup. */
export interface Popup {
  readonly finding: GrammarFinding | undefined;
  readonly takesFocus: boolean;
  readonly anchor: { readonly current: { getBoundingClientRect(): DOMRect } };
  readonly open: (finding: GrammarFinding, takesFocus: boolean) => void;
  readonly close: () => void;
}

/** Opens a popup beside a finding, whose words are scrolled into view. */
export function usePopup(findings: readonly GrammarFinding[], rootOf: () => Element | null): Popup {
  const [shown, setShown] = useState<Open>();
  const anchor = useRef<{ getBoundingClientRect(): DOMRect }>(document.body);
  const finding =
    shown && findings.find(({ start, end }) => start === shown.finding.start && end === shown.finding.end);
  return {
    finding,
    takesFocus: shown?.takesFocus ?? false,
    anchor,
    open(next, takesFocus) {
      const root = rootOf();
      const range = root && rangesOf(root, [next])[0];
      if (range) {
        scrollTo(range, root);
        anchor.current = range;
      } else if (root) anchor.current = root;
      setShown({ finding: next, takesFocus });
    },
    close: () => setShown(undefined),
  };
}

/** Scrolls the panel, and the page if necessary, so that the words are visible. */
function scrollTo(range: Range, root: Element): void {
  const scroller = root.closest(".sheet-scroll");
  const [words, view] = [range.getBoundingClientRect(), scroller?.getBoundingClientRect()];
  if (scroller && view && (words.top < view.top || words.bottom > view.bottom)) {
    scroller.scrollTop += words.top - view.top - view.height / 3;
  }
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) range.startContainer.parentElement?.scrollIntoView({ block: "center" });
}
