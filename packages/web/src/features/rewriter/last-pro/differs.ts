import type { HumanizeResult } from "@rewright/contract/rewriting";

/** Returns true if Lite's version of the text is not the same as Pro's: only then is there something to compare. */
export function differs({
  lite_text,
  transformed_text,
}: Pick<HumanizeResult, "lite_text" | "transformed_text">): boolean {
  return lite_text !== undefined && lite_text !== transformed_text;
}
