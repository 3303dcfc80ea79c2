import type { FreeMode } from "@rewright/contract/rewriting";
import { useEffect, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import type { Writer } from "./writer.ts";

interface Ultra {
  /** It was on, and has gone with the plan. */
  readonly ended: boolean;
  readonly turn: (on: boolean) => void;
  readonly chooseMode: (mode: FreeMode) => void;
}

/** Ultra run in the draft: for whoever may, until premium ends. */
export function useUltra(
  { ultra }: Draft,
  setDraft: (change: Partial<Draft>) => void,
  { mayRunUltra, onPremiumRequired }: Pick<Writer, "mayRunUltra" | "onPremiumRequired">,
): Ultra {
  const [ended, setEnded] = useState(false);
  /** It was turned on before the page knew whether it may be. */
  const early = useRef(false);
  const isOver = ultra && mayRunUltra === false;

  useEffect(() => {
    if (mayRunUltra === undefined) return;
    if (isOver) {
      setDraft({ ultra: false });
      if (early.current) onPremiumRequired();
      else setEnded(true);
    }
    early.current = false;
  });

  function turn(on: boolean): void {
    early.current = on && mayRunUltra === undefined;
    if (on && mayRunUltra === false) {
      onPremiumRequired();
      return;
    }
    setEnded(false);
    setDraft({ ultra: on });
  }

  function chooseMode(mode: FreeMode): void {
    setEnded(false);
    setDraft({ mode, ultra: false });
  }

  return { ended: ended && !mayRunUltra, turn, chooseMode };
}
