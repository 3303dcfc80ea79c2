import { levels } from "@rewright/contract/plans";
import type { ResultState } from "../result-state.ts";
import { scoreStrings } from "./strings.ts";

/** A score from here on reads like a machine's text. */
const highScore = 0.5;

/** Says of a text in which nothing was changed whether that is well, or what to try. */
export function nothingChanged({ settings, result }: ResultState): string {
  const { likeness } = result.likeness.after;
  if (likeness !== null && likeness < highScore) return scoreStrings.natural;
  return settings.level < levels.max ? scoreStrings.tryHigher : scoreStrings.tryOtherStyle;
}
