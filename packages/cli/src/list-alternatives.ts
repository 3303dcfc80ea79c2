import { alternatives } from "@rewright/engine";
import type { AlternativesCommand } from "./command.ts";
import { readText } from "./input.ts";
import { loadEngine } from "./load-engine.ts";
import { print } from "./output.ts";
import type { Streams } from "./streams.ts";

/** Prints alternative wordings of the input, which counts as one sentence. Resolves to the exit status. */
export async function listAlternatives(
  { file, mode, seed, output }: AlternativesCommand,
  { stdin, stdout }: Streams,
): Promise<number> {
  const sentence = (await readText(file, stdin)).replace(/^\uFEFF/, "").trim();
  const found = alternatives(loadEngine(), sentence, { mode, seed });
  if (output === "json") await print(stdout, `${JSON.stringify({ sentence, alternatives: found })}\n`);
  else for (const alternative of found) await print(stdout, `${alternative.replaceAll(/\s*\n\s*/g, " ")}\n`);
  return 0;
}
