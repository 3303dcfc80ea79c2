import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ResultState } from "../state/result-state.ts";

export interface Editing {
  readonly on: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  /** The element that shows the text for reading. It gets the focus when editing ends. */
  readonly textRef: RefObject<HTMLDivElement | null>;
}

const scroller = ".result-sheet .sheet-scroll";

/**
 * Returns whether the result is being read or edited, and functions to switch. The scroll position is kept. A new
 * result is shown for reading.
 */
export function useEditing({ result }: ResultState): Editing {
  const [edited, setEdited] = useState<ResultState["result"]>();
  const on = edited === result;
  const textRef = useRef<HTMLDivElement>(null);
  const top = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (top.current === undefined) return;
    const element = document.querySelector(scroller);
    if (element) element.scrollTop = top.current;
    top.current = undefined;
    if (!on) textRef.current?.focus({ preventScroll: true });
  }, [on]);

  function turn(to: ResultState["result"] | undefined): void {
    top.current = document.querySelector(scroller)?.scrollTop ?? 0;
    setEdited(to);
  }
  return { on, begin: () => turn(result), end: () => turn(undefined), textRef };
}
