import { keptWords } from "../text/kept-words.ts";
import type { Settings } from "./settings.ts";

/** What the tones are called. */
export const tones: Readonly<Record<Settings["tone"], string>> = {
  neutral: "Neutral",
  confident: "Confident",
  friendly: "Friendly",
  diplomatic: "Diplomatic",
};

/** What the spellings are called. */
export const spellings: Readonly<Record<Settings["spelling"], string>> = {
  "": "As in your text",
  us: "American",
  uk: "British",
};

/** Returns what is set of them, in a few words; nothing where all is as it begins. */
export function describeOptions({ tone, spelling, keep }: Settings, hasTone: boolean): string {
  const kept = keptWords(keep).length;
  const parts = [
    ...(!hasTone || tone === "neutral" ? [] : [`${tones[tone]} tone`]),
    ...(spelling === "" ? [] : [`${spellings[spelling]} spelling`]),
    ...(kept === 0 ? [] : [kept === 1 ? "1 word kept" : `${kept} words kept`]),
  ];
  return parts.join(" · ");
}
