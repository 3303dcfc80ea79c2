import { wordOptions } from "#src/api/saved-words.ts";
import { keptWords } from "../text/kept-words.ts";
import { modeInForce } from "./mode-list.ts";
import type { Settings } from "./settings.ts";

/**
 * Returns the body of a request to rewrite a text with the given settings. The server adds the words that are saved with
 * an account.
 */
export function toRequest(text: string, settings: Settings) {
  const { mode: style, ultra, level, tone, spelling, keep } = settings;
  const how = { mode: modeInForce(settings), ultra, ...(ultra && { style }), level, ...wordOptions(keptWords(keep)) };
  return { text_content: text, ...how, ...(tone !== "neutral" && { tone }), ...(spelling && { spelling }) };
}
