import type { GrammarFinding } from "@rewright/grammar/finding";
import { useLayoutEffect } from "react";
import { rangesOf } from "./text-ranges.ts";

/** The text fields and views whose findings are underlined. The style sheet names both. */
export type Place = "original" | "result";

/**
 * Underlines findings in the element that shows the text, without changing its content. Browsers without the CSS
 * Custom Highlight API show no underlines; the line below the text still lists the findings.
 */
export function useHighlight(place: Place, rootOf: () => Element | null, findings: readonly GrammarFinding[]): void {
  // Runs after every render, because other code renders the text anew.
  useLayoutEffect(() => {
    const root = rootOf();
    if (typeof Highlight === "undefined" || !root) return;
    const name = `grammar-${place}`;
    CSS.highlights.set(name, new Highlight(...rangesOf(root, findings)));
    return () => {
      CSS.highlights.delete(name);
    };
  });
}
