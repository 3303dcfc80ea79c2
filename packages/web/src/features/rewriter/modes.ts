import type { FreeMode, Mode } from "@rewright/contract/rewriting";
import { lightLevel } from "@rewright/engine/modes";
import type { Settings } from "./draft.ts";
import { keptWords } from "./kept-words.ts";

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
  { mode: "free", label: "Free", help: "A light edit: Standard at half the strength." },
  { mode: "standard", label: "Standard", help: "Plain, natural English for everyday writing." },
  {
    mode: "academic",
    label: "Academic",
    help: "A formal register: no contractions, hedges and citations stay.",
    note: "It is for your own work. Handing in what somebody or something else wrote as yours is cheating; please do not.",
  },
  { mode: "simple", label: "Simple", help: "Short words and short sentences, easy to read for everyone." },
  { mode: "formal", label: "Formal", help: "Businesslike and complete: no contractions, nothing chatty." },
  { mode: "informal", label: "Informal", help: "Relaxed, with contractions and lighter links; never slang." },
  { mode: "expand", label: "Expand", help: "Spells out links and unpacks dense phrases; adds no facts." },
  {
    mode: "shorten",
    label: "Shorten",
    help: "Drops empty words, repetition and asides; names, numbers and citations stay.",
  },
] as const satisfies readonly ModeInfo[];

/** Whether two settings rewrite a text in the same way; tones make a difference only where there can be one. */
export function sameRewriting(a: Settings, b: Settings, hasTone: boolean): boolean {
  const [first, second] = [a, b].map((settings) => {
    const { mode, ultra, level, tone, spelling, keep } = settings;
    return JSON.stringify([
      ...(mode === "free" ? ["standard", lightLevel(level)] : [mode, level]),
      ultra,
      hasTone && tone,
      spelling,
      keptWords(keep),
    ]);
  });
  return first === second;
}

/** The mode on the wire of a run with these settings: in Ultra run it says who writes, and the style says how. */
export function modeInForce({ mode, ultra }: Settings): Mode {
  return ultra ? premium.mode : mode;
}

/** The mode of Ultra run, as a history has it. */
export const premium = { mode: "premium", label: "Premium" } as const;

type Unlisted = Exclude<FreeMode, (typeof modeList)[number]["mode"]>;

/** What the screen says about a mode. Does not compile while a mode of the contract is missing from the list. */
export function modeInfo(mode: [Unlisted] extends [never] ? Mode : never): ModeInfo {
  return [...modeList, premium].find((info) => info.mode === mode) ?? modeList[1];
}
