import type { Readable } from "node:stream";
import { optionsOf } from "@rewright/contract/word-lists";
import type { RewriteOptions } from "@rewright/engine/options";
import type { HumanizeCommand } from "./command.ts";
import { readText } from "./input.ts";
import { UsageError } from "./usage-error.ts";

/** A command with the lists that its file of words contains. */
export type WordedCommand = HumanizeCommand & Pick<RewriteOptions, "replacements" | "never">;

/**
 * Reads the file of --words, and adds its words to the command's. A word of --keep is kept, whatever the file says.
 *
 * @throws UsageError if the file cannot be read, or a line of it is wrong
 */
export async function withWords(command: HumanizeCommand, stdin: Readable): Promise<WordedCommand> {
  const { words: file, keep } = command;
  if (file === undefined) return command;
  const text = await readText(file, stdin);
  const { fromWordsCsv } = await import("@rewright/contract/words-csv");
  const read = fromWordsCsv(text);
  if (typeof read === "string") throw new UsageError(`${file}: ${read}`);
  const lists = optionsOf(read);
  return { ...command, ...lists, keep: [...keep, ...lists.keep] };
}
