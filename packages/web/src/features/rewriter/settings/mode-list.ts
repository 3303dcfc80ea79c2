import { levels } from "@rewright/contract/limits";
import type { FreeMode, Mode } from "@rewright/contract/rewriting";
import type { ResultState } from "../state/result-state.ts";
import { keptWords } from "../text/kept-words.ts";
import type { Draft, Settings } from "./settings.ts";
import { strings } from "./strings.ts";

const { styles } = strings;

export interface ModeInfo {
  readonly mode: Mode;
  readonly label: string;
  /** The description of the mode. The description of Ultra run is not fixed, because it depends on the server. */
  readonly help?: string;
  /** A sentence that is always shown after the description. */
  readonly note?: string;
}

/** Lists the modes that all users can select, in the order of the page. */
export const modeList = [
  { mode: "free", label: "Free", help: styles.free },
  { mode: "standard", label: "Standard", help: styles.standard },
  { mode: "academic", label: "Academic", help: styles.academic, note: strings.academicNote },
  { mode: "simple", label: "Simple", help: styles.simple },
  { mode: "formal", label: "Formal", help: styles.formal },
  { mode: "informal", label: "Informal", help: styles.informal },
  { mode: "expand", label: "Expand", help: styles.expand },
  { mode: "shorten", label: "Shorten", help: styles.shorten },
] as const satisfies readonly ModeInfo[];

/** Returns the text that was in the text field when the rewrite was requested. */
export function enteredText({ original, rest = "" }: Pick<ResultState, "original" | "rest">): string {
  return original + rest;
}

/**
 * Returns whether a result still belongs to the text and settings that are entered. Tones are compared only if they can
 * be selected.
 */
export function fitsDraft(
  state: Pick<ResultState, "original" | "rest" | "settings">,
  draft: Draft,
  hasTone: boolean,
): boolean {
  return enteredText(state) === draft.text && sameRewriting(state.settings, draft, hasTone);
}

/** Returns whether a text is rewritten in the same way with both sets of settings. */
export function sameRewriting(a: Settings, b: Settings, hasTone: boolean): boolean {
  const [first, second] = [a, b].map((settings) => {
    const { mode, ultra, tone, spelling, keep } = settings;
    return JSON.stringify([mode, ultra, levelInForce(settings), hasTone && tone, spelling, keptWords(keep)]);
  });
  return first === second;
}

/** Returns the mode to send to the server. With Ultra run it is "premium", and the style is sent separately. */
export function modeInForce({ mode, ultra }: Settings): Mode {
  return ultra ? premium.mode : mode;
}

/** Returns the strength that is used: the chosen level or, if the mode does not offer it, the next lower one. */
export function levelInForce({ mode, level }: Pick<Settings, "mode" | "level">): number {
  const { min, step } = levelSteps(mode);
  return Math.max(min, level - ((level - min) % step));
}

/**
 * Returns the lowest level that a mode offers, and the step between levels. The mode Free offers only every second
 * level, because it halves the strength.
 */
export function levelSteps(mode: FreeMode): { readonly min: number; readonly step: number } {
  return mode === "free" ? { min: 2, step: 2 } : { min: levels.min, step: 1 };
}

/** The name of rewriting with Humanize Pro in the history. */
export const premium = { mode: "premium", label: "Premium" } as const;

type Unlisted = Exclude<FreeMode, (typeof modeList)[number]["mode"]>;

/** Returns the texts about a mode. Compilation fails if a mode of the contract is missing in the list. */
export function modeInfo(mode: [Unlisted] extends [never] ? Mode : never): ModeInfo {
  return [...modeList, premium].find((info) => info.mode === mode) ?? modeList[1];
}
