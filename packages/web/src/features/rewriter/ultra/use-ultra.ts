import { useEffect, useRef, useState } from "react";
import type { Draft } from "../settings/settings.ts";
import type { Writer } from "../state/writer.ts";
import { rememberUltra, startsWithUltra } from "./ultra-choice.ts";

interface Ultra {
  /** True if Ultra run was on and was switched off because Premium ended. */
  readonly ended: boolean;
  readonly turn: (on: boolean) => void;
}

interface Situation extends Pick<Writer, "mayRunUltra" | "onPremiumRequired"> {
  /** True if the text comes from another part of the page, which also says whether Ultra run is on. */
  readonly isGiven: boolean;
}

/**
 * Controls the switch for Ultra run (rewriting with Humanize Pro): on by default if the plan includes it, later as the
 * user has left it, and off when Premium ends.
 */
export function useUltra(
  { ultra }: Draft,
  setDraft: (change: Partial<Draft>) => void,
  { mayRunUltra, onPremiumRequired, isGiven }: Situation,
): Ultra {
  const [ended, setEnded] = useState(false);
  /** True if the switch was turned on before the page knew whether the plan includes Ultra run. */
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
