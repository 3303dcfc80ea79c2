import type { Report } from "@rewright/engine";
import type { LineWork } from "./answer-lines.ts";

/** Holds a rewritten text. */
export interface Written {
  readonly report: Report;
  /** True if a language model wrote at least a part of it, or there was nothing to write. */
  readonly isByModel: boolean;
}

/** Rewrites the texts of a command. */
export interface Writer extends Pick<LineWork, "ahead" | "beforeOutput"> {
  readonly write: (text: string, signal: AbortSignal) => Written | Promise<Written>;
}
