import type { Report } from "@rewright/engine";
import type { LineWork } from "./answer-lines.ts";

/** A rewritten text, and whether a language model wrote it. */
export interface Written {
  readonly report: Report;
  /** True if a language model wrote at least a part of the text, or if there was nothing to rewrite. */
  readonly isByModel: boolean;
}

/** Rewrites the texts of a command, with or without a language model. */
export interface Writer extends Pick<LineWork, "ahead" | "beforeOutput"> {
  readonly write: (text: string, signal: AbortSignal) => Written | Promise<Written>;
}
