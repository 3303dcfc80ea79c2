import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

const openDelayMs = 120;
/** The milliseconds in which the pointer can move from the word to its card before the card closes. */
const closeDelayMs = 220;

/** Returns the changed word whose card is shown: the one under the pointer or, for keyboard users, the focused one. */
export function useHoverCard(onLight: (id: string | undefined) => void) {
  const anchor = useRef<HTMLElement>(document.body);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<string>();

  useEffect(() => () => clearTimeout(timer.current), []);

  function later(delayMs: number, then: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, delayMs);
  }
  function show(word: HTMLElement): void {
    clearTimeout(timer.current);
    anchor.current = word;
    setShown(word.dataset.change);
    onLight(word.dataset.change);
  }
  /** Closes the card when the pointer leaves a word, unless it is the card of the focused word. */
  function hideForPointer(): void {
    if (!anchor.current.matches(":focus-visible")) hide();
  }
  function hide(): void {
    clearTimeout(timer.current);
    setShown(undefined);
    onLight(undefined);
  }

  return {
    shown,
    anchor,
    hide,
    hold: () => clearTimeout(timer.current),
    onPointerOver(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      const word = changedWord(event.target);
      if (word) later(openDelayMs, () => show(word));
      else later(closeDelayMs, hideForPointer);
    },
    onPointerLeave: () => later(closeDelayMs, hideForPointer),
    onFocus(event: FocusEvent) {
      const word = changedWord(event.target);
      if (word?.matches(":focus-visible")) show(word);
    },
    onBlur: () => later(closeDelayMs, hide),
  };
}

function changedWord(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-change]") : null;
}
