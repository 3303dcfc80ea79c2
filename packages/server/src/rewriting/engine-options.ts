import { levels } from "@rewright/contract/plans";
import type { FreeMode, humanizeInput, Mode } from "@rewright/contract/rewriting";
import type { RewriteOptions } from "@rewright/engine";
import type { z } from "zod";

/** A text, and how it is to be rewritten. */
export interface Asked {
  readonly text: string;
  readonly options: RewriteOptions & { readonly seed: number };
  /** By Ultra run: Humanize Pro at its most thorough level. */
  readonly ultra: boolean;
}

/** The engines' mode for one of ours. Premium, which says by whom and not how, is plain English. */
export function engineMode(mode: Mode): FreeMode {
  return mode === "premium" ? "standard" : mode;
}

/** What a request asks of the engines. */
export function toAsked({ text_content, ultra: isSwitchedOn, ...given }: z.output<typeof humanizeInput>): Asked {
  const ultra = isSwitchedOn || given.mode === "premium";
  const options = ultra
    ? { ...given, mode: engineMode("premium"), level: levels.max }
    : { ...given, mode: engineMode(given.mode) };
  return { text: text_content, options, ultra };
}
