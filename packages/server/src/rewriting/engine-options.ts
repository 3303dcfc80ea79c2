import type { humanizeInput } from "@rewright/contract/rewriting";
import type { ProOptions } from "@rewright/pro";
import type { z } from "zod";

/** Holds a text and the options for rewriting it. */
export interface Asked {
  readonly text: string;
  readonly options: ProOptions & { readonly seed: number };
  /** True for "Ultra run", a rewrite by Humanize Pro. */
  readonly ultra: boolean;
  /** True if the rewritten text is checked for spelling and grammar. */
  readonly grammar?: boolean | undefined;
  /** Seeds of versions that the user already has. Set if the user requests another version. */
  readonly unlike?: readonly number[];
}

/** A request to rewrite a text, with the account's saved words in its lists. */
export type RewriteRequest = Omit<z.output<typeof humanizeInput>, "saved_words">;

/**
 * Converts a request to the options of the engines. The mode "premium" only selects Humanize Pro, and the style then
 * gives the engine's mode.
 */
export function toAsked({ text_content: text, ultra, style, grammar, ...given }: RewriteRequest): Asked {
  if (ultra || given.mode === "premium") {
    return { text, options: { ...given, mode: style }, ultra: true, grammar };
  }
  return { text, options: { ...given, mode: given.mode }, ultra: false, grammar };
}
