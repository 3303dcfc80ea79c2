import { keptWords } from "../text/kept-words.ts";
import type { Settings } from "./settings.ts";

/** The labels of the tones. */
export const tones: Readonly<Record<Settings["tone"], string>> = {
  neutral: "Neutral",
  confident: "Confident",
  friendly: "Friendly",
  diplomatic: "Diplomatic",
};

/** The labels of the spellings. */
export const spellings: Readonly<Record<Settings["spelling"], string>> = {
  "": "As in your text",
  us: "American",
  uk: "British",
};

/** Returns a short summary of the options that differ from their defaults; empty if none does. */
export function describeOptions({ tone, spelling, keep }: Settings, hasTone: boolean): string {
  const kept = keptWords(keep).length;
  const parts = [
    ...(!hasTone || tone === "neutral" ? [] : [`${tones[tone]} tone`]),
    ...(spelling === "" ? [] : [`${spellings[spelling]} spelling`]),
    ...(kept === 0 ? [] : [kept === 1 ? "1 word kept" : `${kept} words kept`]),
  ];
  return parts.join(" · ");
}
