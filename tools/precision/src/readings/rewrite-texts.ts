import { type Mode, rewrite } from "@rewright/engine";
import { groupsOf } from "../changes.ts";
import type { Text } from "../texts.ts";
import type { Tracing } from "../tracing-engine.ts";
import type { TextChange } from "./changed-text.ts";
import type { Host } from "./faults.ts";

export interface ReadingOptions {
  readonly mode: Mode;
  readonly level: number;
  /** The fewest changes that the rewritten texts must contain together. */
  readonly changes: number;
  readonly seed: number;
}

/** Rewrites text after text until together they have enough changes. @throws Error if all texts together have fewer */
export function rewriteTexts(
  texts: readonly Text[],
  { engine, sources }: Tracing,
  { mode, level, changes: wanted }: ReadingOptions,
): Host[] {
  const hosts: Host[] = [];
  let count = 0;
  for (const { id, text } of texts) {
    if (count >= wanted) return hosts;
    const { edits, sentences } = rewrite(engine, text, { mode, level });
    const changes = groupsOf(edits).map((group): TextChange => {
      return { origin: "engine", by: group.sources.map((number) => sources[number]!.id), parts: group.edits };
    });
    hosts.push({ id, text, sentences, changes });
    count += changes.length;
  }
  if (count < wanted) throw new Error(`The texts that nobody has read have only ${count} changes.`);
  return hosts;
}
