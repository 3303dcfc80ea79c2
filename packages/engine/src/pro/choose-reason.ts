import { reasons } from "../change-reasons.ts";
import { reasonFor } from "../document/join-reasons.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Mode } from "../options.ts";
import { countWords } from "./cut.ts";
import { plainWords } from "./words.ts";

/** The reasons of known replacements, by old and new wording. */
export type KnownReasons = ReadonlyMap<string, string>;

/** Returns the key of a replacement in `KnownReasons`. */
export function reasonKey(before: string, after: string): string {
  const plain = (text: string): string => text.trim().toLowerCase().replaceAll("’", "'");
  return `${plain(before)} → ${plain(after)}`;
}

const stop = /[.!?]["”’)]*(?=\s|$)/g;
const contraction = /\p{L}['’](?:t|s|re|ve|ll|m|d)\b/iu;

/** How much rarer, in tenths of a bit, a replacement may be and still count as plainer. */
const plainer = 12;

/** Returns why a replacement was made, as far as the two wordings show it. */
export function reasonOf(model: LanguageModel, known: KnownReasons, before: string, after: string, mode: Mode): string {
  const found = known.get(reasonKey(before, after));
  if (found) return reasonFor([found], before, after);
  const old = plainWords(before);
  const now = plainWords(after);
  if (old.length === 0 && now.length === 0) return reasons.differentPunctuation;
  if (old.join(" ") === now.join(" ")) return reasons.differentPunctuation;
  const stops = (text: string): number => text.match(stop)?.length ?? 0;
  const joined = stops(before) - stops(after);
  if (joined > 0 && now.length > 0) return reasons.longerSentences;
  if (joined < 0 && old.length > 0) return reasons.shorterSentences;
  if (now.length === 0) return reasons.notNeeded;
  if (old.length === 0) return mode === "expand" ? reasons.saysItInFull : reasons.fitsAround;
  if ([...old].sort().join(" ") === [...now].sort().join(" ")) return reasons.otherOrder;
  if (contraction.test(after) && !contraction.test(before) && now.length < old.length) return reasons.contraction;
  if (now.length <= old.length - 2) return reasons.fewerWords;
  if (rarityOf(model, before) - rarityOf(model, after) >= plainer)
    return reasonFor([reasons.simplerWording], before, after);
  return mode === "expand" && now.length > old.length ? reasons.saysItInFull : reasons.moreNatural;
}

/** Returns how rare the words of a wording are on average, in tenths of a bit. */
function rarityOf(model: LanguageModel, text: string): number {
  const ids = model.read(text, false).ids.filter((id) => id !== model.boundary);
  return ids.reduce((sum, id) => sum + model.rarity(id), 0) / Math.max(1, ids.length, countWords(text));
}
