import { type Detection, detect, detectorCaveat, fewestWords } from "@rewright/engine";
import { answerLines } from "./answer-lines.ts";
import type { DetectCommand } from "./command.ts";
import { readText } from "./input.ts";
import { loadEngine } from "./load-engine.ts";
import { print } from "./output.ts";
import type { Streams } from "./streams.ts";

/**
 * Prints how much the input reads like machine-written prose, for one text or line by line. Resolves to the exit
 * status.
 */
export async function judge({ output, file }: DetectCommand, streams: Streams): Promise<number> {
  const engine = loadEngine();
  if (output === "jsonl")
    return answerLines(file, streams, { answer: (text) => withoutWords(detect(engine, text)), ahead: 1 });
  const detection = detect(engine, await readText(file, streams.stdin));
  await print(
    streams.stdout,
    output === "json" ? `${JSON.stringify(withoutWords(detection))}\n` : `${inWords(detection)}\n`,
  );
  return 0;
}

function withoutWords({ likeness, sentences }: Detection): object {
  return { likeness, sentences };
}

function inWords({ likeness, sentences, words }: Detection): string {
  if (likeness === null && words < fewestWords) {
    return `This text is too short for an AI score: it has ${words} words of prose, and at least ${fewestWords} are needed.`;
  }
  if (likeness === null) return "This text isn't English prose. The AI score works for English only.";
  const judged = sentences.filter((sentence) => sentence.likeness !== null);
  const machineLike = judged.filter((sentence) => sentence.likeness! >= 0.5).length;
  return [
    `AI score: ${Math.round(likeness * 100)}%.`,
    `${machineLike} of ${judged.length} sentences sound more like AI-written than human-written text.`,
    detectorCaveat,
  ].join("\n");
}
