import type { humanizeInput } from "@rewright/contract/rewriting";
import type { ProOptions } from "@rewright/pro";
import type { z } from "zod";

/** A text, and how it is to be rewritten. */
export interface Asked {
  readonly text: string;
  readonly options: ProOptions & { readonly seed: number };
  /** By Ultra run: Humanize Pro writes. */
  readonly ultra: boolean;
  /** Seeds of versions that are known, where another one is asked for. */
  readonly unlike?: readonly number[];
}

/** What a request asks of the engines. Premium says by whom a text is written; how, its style says. */
export function toAsked({ text_content: text, ultra, style, ...given }: z.output<typeof humanizeInput>): Asked {
  if (ultra || given.mode === "premium") {
    return { text, options: { ...given, mode: style }, ultra: true };
  }
  return { text, options: { ...given, mode: given.mode }, ultra: false };
}
