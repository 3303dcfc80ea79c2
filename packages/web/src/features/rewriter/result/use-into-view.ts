import { type RefObject, useCallback, useEffect, useRef } from "react";

interface Places {
  readonly panels: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLElement | null>;
  /** The element that contains the main button. */
  readonly bar: RefObject<HTMLElement | null>;
}

interface Course {
  readonly running: boolean;
  /** True while the result arrives paragraph by paragraph. */
  readonly coming: boolean;
  readonly failed: boolean;
  readonly phone: boolean;
}

/**
 * Scrolls to a new result, which on phones is below the text and on wide screens can be scrolled out of view.
 *
 * @returns a function to call when a rewrite is requested
 */
export function useIntoView({ panels, field, bar }: Places, { running, coming, failed, phone }: Course): () => void {
  const asked = useRef(false);
  /** True if the result has been visible since its first paragraph, so that the user may have read on. */
  const shown = useRef(false);

  useEffect(() => {
    if (!coming || !asked.current) return;
    shown.current = true;
    const sheet = sheetIn(panels);
    if (phone) sheet?.scrollIntoView();
    else if (document.activeElement !== field.current) sheet?.scrollIntoView({ block: "nearest" });
  }, [coming, phone, panels, field]);

  useEffect(() => {
    if (running || !asked.current) return;
    asked.current = false;
    // The button was disabled while the rewrite was in progress, and so lost the focus.
    if (document.activeElement === document.body) focusButton(bar.current);
    const sheet = sheetIn(panels);
    if (failed && !phone) sheet?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
    else if (failed || (phone && !shown.current)) sheet?.scrollIntoView();
    else if (!phone && document.activeElement !== field.current) sheet?.scrollIntoView({ block: "nearest" });
    shown.current = false;
  }, [running, failed, phone, panels, field, bar]);

  return useCallback(() => {
    asked.current = true;
  }, []);
}

/** Moves the focus to the main button. */
export function focusButton(bar: HTMLElement | null): void {
  bar?.querySelector("button")?.focus({ preventScroll: true });
}

const sheetIn = (panels: Places["panels"]) => panels.current?.querySelector(".result-sheet");
