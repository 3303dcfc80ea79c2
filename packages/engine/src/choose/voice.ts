import type { Mode } from "../report/report.ts";
import { modeProfiles } from "./modes.ts";

const contraction = /\b\p{L}+(?:n['’]t|['’](?:re|ve|ll|m))\b|\b(?:it|that|what|there|here|he|she|who|let)['’]s\b/iu;

/** True when contractions are welcome: the mode wants them, or leaves it to the text and the text has some. */
export function isCasual(prose: readonly string[], mode: Mode): boolean {
  const { contractions } = modeProfiles[mode];
  return contractions === "as-in-text" ? prose.some((text) => contraction.test(text)) : contractions;
}
