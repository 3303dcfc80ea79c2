import type { GrammarFinding } from "@rewright/grammar/finding";
import { useEffect, useRef } from "react";
import { rangesOf } from "./text-ranges.ts";
import type { Popup } from "./use-popup.ts";

interface Pressable {
  readonly findings: readonly GrammarFinding[];
  readonly rootOf: () => Element | null;
  readonly fieldOf: () => HTMLTextAreaElement | null;
  readonly popup: Popup;
}

/**
 * Opens the popup of a finding whose words are clicked, and with Alt+Enter in a text field. In a text field the focus
 * stays in the text after a click, so that the user can type on.
 */
export function usePressedFinding(pressable: Pressable): void {
  const latest = useRef(pressable);
  useEffect(() => {
    latest.current = pressable;
  });

  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const { findings, rootOf, fieldOf, popup } = latest.current;
      const [root, field] = [rootOf(), fieldOf()];
      const isInside = event.target instanceof Node && (event.target === field || root?.contains(event.target));
      // A selection means that the user wants to copy or replace it.
      if (!root || !isInside || getSelection()?.isCollapsed === false) return;
      if (field && field.selectionStart !== field.selectionEnd) return;
      const at = rangesOf(root, findings).findIndex((range) => isAt(range, event));
      if (at < 0) return;
      event.stopPropagation();
      popup.open(findings[at]!, event.target !== field);
    }
    function onKeyDown(event: KeyboardEvent): void {
      const { findings, fieldOf, popup } = latest.current;
      const field = fieldOf();
      if (event.key !== "Enter" || !event.altKey || !field || event.target !== field) return;
      const caret = field.selectionStart;
      const next = findings.find(({ end }) => caret <= end) ?? findings[0];
      if (!next) return;
      event.preventDefault();
      popup.open(next, true);
    }
    // Before the handlers of the text itself, which would open the alternatives of the sentence.
    document.addEventListener("click", onClick, { capture: true });
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

/** Returns whether a click was on one of the lines of a range. */
function isAt(range: Range, { clientX: x, clientY: y }: MouseEvent): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}
