import { levels } from "@rewright/contract/plans";
import type { FreeMode, Mode } from "@rewright/contract/rewriting";
import type { ResultState } from "../state/result-state.ts";
import { keptWords } from "../text/kept-words.ts";
import type { Draft, Settings } from "./settings.ts";
import { strings } from "./strings.ts";

const { styles } = strings;

export interface ModeInfo {
  readonly mode: Mode;
  readonly label: string;
  /** Describes the mode; the description of Ultra run depends on the server. */
  readonly help?: string;
  /** A sentence that is always shown with the help. */
  readonly note?: string;
}

/** Lists the modes that are open to all users, in the order of the page. */
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

/** Returns the text that was in the field when the rewrite was requested. */
export function enteredText({ original, rest = "" }: Pick<ResultState, "original" | "rest">): string {
  return original + rest;
}

/** Returns whether the result belongs to the draft. Tones are compared only if a tone is possible. */
export function fitsDraft(
  state: Pick<ResultState, "original" | "rest" | "settings">,
  draft: Draft,
  hasTone: boolean,
): boolean {
  return enteredText(state) === draft.text && sameRewriting(state.settings, draft, hasTone);
}

/** Returns whether two settings rewrite a text in the same way. */
export function sameRewriting(a: Settings, b: Settings, hasTone: boolean): boolean {
  const [first, second] = [a, b].map((settings) => {
    const { mode, ultra, tone, spelling, keep } = settings;
    return JSON.stringify([mode, ultra, levelInForce(settings), hasTone && tone, spelling, keptWords(keep)]);
  });
  return first === second;
}

/**
 * Returns the mode to send for these settings: with Ultra run the mode names the engine, and the style is sent
 * separately.
 */
export function modeInForce({ mode, ultra }: Settings): Mode {
  return ultra ? premium.mode : mode;
}

/** Returns the level of a rewrite with these settings: the chosen one, or the next lower one that the mode offers. */
export function levelInForce({ mode, level }: Pick<Settings, "mode" | "level">): number {
  const { min, step } = levelSteps(mode);
  return Math.max(min, level - ((level - min) % step));
}

/** Returns the levels that a mode offers. Free halves the level and rounds down, so it offers every second one. */
export function levelSteps(mode: FreeMode): { readonly min: number; readonly step: number } {
  return mode === "free" ? { min: 2, step: 2 } : { min: levels.min, step: 1 };
}

/** Describes the mode of Ultra run as the history shows it. */
export const premium = { mode: "premium", label: "Premium" } as const;

type Unlisted = Exclude<FreeMode, (typeof modeList)[number]["mode"]>;

/** Returns the texts of a mode. Does not compile if the list lacks a mode of the contract. */
export function modeInfo(mode: [Unlisted] extends [never] ? Mode : never): ModeInfo {
  return [...modeList, premium].find((info) => info.mode === mode) ?? modeList[1];
}
