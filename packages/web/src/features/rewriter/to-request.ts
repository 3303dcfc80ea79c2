import type { Settings } from "./draft.ts";
import { keptWords } from "./kept-words.ts";
import { levelInForce, modeInForce } from "./modes.ts";

/** A text and how to rewrite it, as the server is asked. */
export function toRequest(text: string, settings: Settings) {
  const { ultra, tone, spelling, keep } = settings;
  const how = { mode: modeInForce(settings), ultra, level: levelInForce(settings), keep: keptWords(keep) };
  return { text_content: text, ...how, ...(tone !== "neutral" && { tone }), ...(spelling && { spelling }) };
}
