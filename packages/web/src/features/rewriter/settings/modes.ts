import { levels } from "@rewright/contract/plans";
import type { FreeMode, Mode } from "@rewright/contract/rewriting";
import type { ResultState } from "../state/result-state.ts";
import { keptWords } from "../text/kept-words.ts";
import type { Draft, Settings } from "./settings.ts";
import { strings } from "./strings.ts";

const { styles } = strings;

interface ModeInfo {
  readonly mode: Mode;
  readonly label: string;
  /** What it does; of Ultra run, the running server says that. */
  readonly help?: string;
  /** A sentence that belongs beside the help wherever it is shown. */
  readonly note?: string;
}

/** The modes for everyone, in the order in which they are offered. */
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

/** The text that was in the field when the answer was asked for. */
export function enteredText({ original, rest = "" }: Pick<ResultState, "original" | "rest">): string {
  return original + rest;
}

/** Whether a result is what the draft would give; tones make a difference only where there can be one. */
export function fitsDraft(
  state: Pick<ResultState, "original" | "rest" | "settings">,
  draft: Draft,
  hasTone: boolean,
): boolean {
  return enteredText(state) === draft.text && sameRewriting(state.settings, draft, hasTone);
}

/** Whether two settings rewrite a text in the same way. */
export function sameRewriting(a: Settings, b: Settings, hasTone: boolean): boolean {
  const [first, second] = [a, b].map((settings) => {
    const { mode, ultra, tone, spelling, keep } = settings;
    return JSON.stringify([mode, ultra, levelInForce(settings), hasTone && tone, spelling, keptWords(keep)]);
  });
  return first === second;
}

/** The mode on the wire of a run with these settings: in Ultra run it says who writes, and the style says how. */
export function modeInForce({ mode, ultra }: Settings): Mode {
  return ultra ? premium.mode : mode;
}

/** The level that a run with these settings has: the chosen one, or the nearest below it that the mode offers. */
export function levelInForce({ mode, level }: Pick<Settings, "mode" | "level">): number {
  const { min, step } = levelSteps(mode);
  return Math.max(min, level - ((level - min) % step));
}

/** The levels that a mode offers. Free works at half of each, rounded down: every second one would do what another does. */
export function levelSteps(mode: FreeMode): { readonly min: number; readonly step: number } {
  return mode === "free" ? { min: 2, step: 2 } : { min: levels.min, step: 1 };
}

/** The mode of Ultra run, as a history has it. */
export const premium = { mode: "premium", label: "Premium" } as const;

type Unlisted = Exclude<FreeMode, (typeof modeList)[number]["mode"]>;

/** What the screen says about a mode. Does not compile while a mode of the contract is missing from the list. */
export function modeInfo(mode: [Unlisted] extends [never] ? Mode : never): ModeInfo {
  return [...modeList, premium].find((info) => info.mode === mode) ?? modeList[1];
}
