import type { humanizeInput } from "@rewright/contract/rewriting";
import type { ProOptions } from "@rewright/pro";
import type { z } from "zod";

/** Holds a text and how it is to be rewritten. */
export interface Asked {
  readonly text: string;
  readonly options: ProOptions & { readonly seed: number };
  /** True for Ultra run: Humanize Pro rewrites. */
  readonly ultra: boolean;
  /** Seeds of known versions, when another version is requested. */
  readonly unlike?: readonly number[];
}

/**
 * Converts a request to the options of the engines. The mode premium chooses the engine; the style chooses the engine's
 * mode.
 */
export function toAsked({ text_content: text, ultra, style, ...given }: z.output<typeof humanizeInput>): Asked {
  if (ultra || given.mode === "premium") {
    return { text, options: { ...given, mode: style }, ultra: true };
  }
  return { text, options: { ...given, mode: given.mode }, ultra: false };
}
