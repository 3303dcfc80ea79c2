import { useEffect, useRef, useState } from "react";
import type { Draft } from "../settings/settings.ts";
import type { Writer } from "../state/writer.ts";
import { rememberUltra, startsWithUltra } from "./ultra-choice.ts";

interface Ultra {
  /** True if it was on and was switched off because the plan ended. */
  readonly ended: boolean;
  readonly turn: (on: boolean) => void;
}

interface Situation extends Pick<Writer, "mayRunUltra" | "onPremiumRequired"> {
  /** True if the text comes from another part of the page, which sets the engine. */
  readonly isGiven: boolean;
}

/**
 * Controls Ultra run in the draft: on by default if the plan includes it, then as the user left it, and off when
 * premium ends.
 */
export function useUltra(
  { ultra }: Draft,
  setDraft: (change: Partial<Draft>) => void,
  { mayRunUltra, onPremiumRequired, isGiven }: Situation,
): Ultra {
  const [ended, setEnded] = useState(false);
  /** It was switched on before the page knew whether the plan includes it. */
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
