import { levels } from "@rewright/contract/limits";
import { bandOf } from "../review/score-band.ts";
import { levelInForce } from "../settings/mode-list.ts";
import type { Settings } from "../settings/settings.ts";
import type { Writer } from "../state/writer.ts";

/** A way to change a result further, of which the user chooses one. */
type Step = "strength" | "phrases" | "ultra" | "style" | "edit";

interface Situation extends Pick<Writer, "allowance" | "mayRunUltra"> {
  /** The shown AI score; null if the text is too short for one. */
  readonly score: number | null;
  /** The settings of the next rewrite. */
  readonly settings: Pick<Settings, "mode" | "level" | "ultra">;
  /** The number of stock phrases that remain. */
  readonly phrases: number;
  /** True while the user edits the result. */
  readonly isEdited: boolean;
}

/** Returns what the user can do about a high AI score, best first; nothing if the score is good or unknown. */
export function nextSteps(situation: Situation): Step[] {
  const { score, settings, phrases, isEdited, allowance, mayRunUltra } = situation;
  if (score === null || bandOf(score) === "good") return [];
  const mayRewrite = allowance !== "none";
  const steps: Record<Step, boolean> = {
    strength: mayRewrite && levelInForce(settings) < levels.max,
    phrases: phrases > 0,
    ultra: mayRewrite && mayRunUltra === true && !settings.ultra,
    style: mayRewrite,
    edit: !isEdited,
  };
  return (Object.keys(steps) as Step[]).filter((step) => steps[step]);
}
