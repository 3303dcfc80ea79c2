import { levels } from "@rewright/contract/limits";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { ResultState } from "../state/result-state.ts";
import { bandOf } from "./score-band.ts";
import { reviewStrings as strings } from "./strings.ts";

/**
 * Returns a text that says why a rewrite changed nothing and what to do.
 *
 * @param score The AI score that is shown; null if the text is too short for one
 */
export function whyNothingChanged({ original, settings, result }: ResultState, score: number | null): string {
  if (result.sentences.length === 0) return strings.nothingToRewrite;
  if (!hasFreeWords(original, result, result.kept)) {
    const others = result.kept.filter(({ kind }) => kind !== "word");
    return hasFreeWords(original, result, others) ? strings.allOnYourList : strings.allProtected;
  }
  if (result.stats.rolledBack > 0) return strings.checksFailed;
  const band = score === null ? undefined : bandOf(score);
  if (band === "good") return strings.readsNaturally;
  if (settings.level < levels.max) return strings.tryHigherStrength;
  if (score === null) return strings.tryAnotherStyle;
  return strings.noChangesAtHighest(`${Math.round(score * 100)}%`);
}

/** Returns whether a sentence has a letter that is not protected. */
function hasFreeWords(original: string, { sentences }: HumanizeResult, kept: HumanizeResult["kept"]): boolean {
  const isKept = new Uint8Array(original.length);
  for (const { start, end } of kept) isKept.fill(1, start, end);
  return sentences.some(({ start, end }) => {
    const free = [...original.slice(start, end).matchAll(/\p{L}/gu)].find(({ index }) => !isKept[start + index]);
    return free !== undefined;
  });
}
