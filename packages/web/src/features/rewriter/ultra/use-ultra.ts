import { useEffect, useRef, useState } from "react";
import type { Draft } from "../settings/settings.ts";
import type { Writer } from "../state/writer.ts";
import { rememberUltra, startsWithUltra } from "./ultra-choice.ts";

interface Ultra {
  /** It was on, and has gone with the plan. */
  readonly ended: boolean;
  readonly turn: (on: boolean) => void;
}

interface Situation extends Pick<Writer, "mayRunUltra" | "onPremiumRequired"> {
  /** The text comes from elsewhere on the page, with the engine that is to write it. */
  readonly isGiven: boolean;
}

/** Ultra run in the draft: on from the start where the plan has it, as it was left later, and off when premium ends. */
export function useUltra(
  { ultra }: Draft,
  setDraft: (change: Partial<Draft>) => void,
  { mayRunUltra, onPremiumRequired, isGiven }: Situation,
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: set once, when the plan is known
  useEffect(() => {
    if (mayRunUltra && !isGiven) setDraft({ ultra: startsWithUltra() });
  }, [mayRunUltra]);

  function turn(on: boolean): void {
    early.current = on && mayRunUltra === undefined;
    if (on && mayRunUltra === false) {
      onPremiumRequired();
      return;
    }
    setEnded(false);
    rememberUltra(on);
    setDraft({ ultra: on });
  }

  return { ended: ended && !mayRunUltra, turn };
}
