import { keptWords } from "../text/kept-words.ts";
import { modeInForce } from "./modes.ts";
import type { Settings } from "./settings.ts";

/** Returns the body of a request to rewrite a text with the given settings. */
export function toRequest(text: string, settings: Settings) {
  const { mode: style, ultra, level, tone, spelling, keep } = settings;
  const how = { mode: modeInForce(settings), ultra, ...(ultra && { style }), level, keep: keptWords(keep) };
  return { text_content: text, ...how, ...(tone !== "neutral" && { tone }), ...(spelling && { spelling }) };
}
