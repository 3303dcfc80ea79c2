import { type RefObject, useCallback, useEffect, useRef } from "react";

interface Places {
  readonly panels: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLElement | null>;
  /** Where the main button is. */
  readonly bar: RefObject<HTMLElement | null>;
}

interface Course {
  readonly running: boolean;
  /** The result comes in bit by bit. */
  readonly coming: boolean;
  readonly failed: boolean;
  readonly phone: boolean;
}

/**
 * Brings into view what has come: on phones it lies under the text, elsewhere its top may have been scrolled away.
 * @returns what is called when a rewriting is asked for
 */
export function useIntoView({ panels, field, bar }: Places, { running, coming, failed, phone }: Course): () => void {
  const asked = useRef(false);
  /** It has been in view since it began to come, and the reader may have read on. */
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
    // The button was shut while the text was away, and with that it lost the focus.
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

/** Gives the main button the focus. */
export function focusButton(bar: HTMLElement | null): void {
  bar?.querySelector("button")?.focus({ preventScroll: true });
}

const sheetIn = (panels: Places["panels"]) => panels.current?.querySelector(".result-sheet");
