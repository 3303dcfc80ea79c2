import type { Mode, Tone } from "../report/report.ts";
import { modeProfiles } from "./modes.ts";
import { toneProfiles } from "./tones.ts";

const contraction = /\b\p{L}+(?:n['’]t|['’](?:re|ve|ll|m))\b|\b(?:it|that|what|there|here|he|she|who|let)['’]s\b/iu;

/** True when contractions are welcome: the mode wants them, or leaves it to the tone or the text, which has some. */
export function isCasual(prose: readonly string[], mode: Mode, tone: Tone): boolean {
  const { contractions } = modeProfiles[mode];
  if (contractions !== "as-in-text") return contractions;
  return toneProfiles[tone].contractions || prose.some((text) => contraction.test(text));
}
