import type { Mode, Tone } from "../report/report.ts";
import { modeProfiles } from "./modes.ts";
import { contractingTones } from "./tones.ts";

const contraction = /\b\p{L}+(?:n['’]t|['’](?:re|ve|ll|m))\b|\b(?:it|that|what|there|here|he|she|who|let)['’]s\b/giu;
const fullForm =
  /\b(?:it|that|there|he|she) is\b|\bi am\b|\b(?:you|we|they) are\b|\bcannot\b|\b(?:do|does|did|is|are|was|were|has|had|could|would) not\b/giu;
const speech = /[“"][^“”"\n]{1,400}[”"]/gu;

/** True when contractions are welcome: the mode wants them, or leaves it to the tone or to the text's own voice. */
export function isCasual(prose: readonly string[], mode: Mode, tone: Tone): boolean {
  const { contractions } = modeProfiles[mode];
  if (contractions !== "as-in-text") return contractions;
  return contractingTones.has(tone) || contracts(prose);
}

const personal = /\b(?:i|me|my|mine|myself|you|your|yours|yourself)\b/giu;
const word = /[\p{L}\d][\p{L}\d'’-]*/gu;

/**
 * The teller contracts more often than not: far more often in prose about things, as often in what "I" tell "you".
 * What others say in quotation marks does not count.
 */
function contracts(prose: readonly string[]): boolean {
  const told = prose.map((text) => text.replace(speech, " "));
  const count = (pattern: RegExp): number => told.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const short = count(contraction);
  if (short === 0) return false;
  const full = count(fullForm);
  return short >= 2 * full || (short >= full && count(personal) >= count(word) / 20);
}
