import type { HumanizeResult } from "@rewright/contract/rewriting";

/** Returns whether the rewrites by Lite and by Pro differ, so that they can be compared. */
export function differs({
  lite_text,
  transformed_text,
}: Pick<HumanizeResult, "lite_text" | "transformed_text">): boolean {
  return lite_text !== undefined && lite_text !== transformed_text;
}
