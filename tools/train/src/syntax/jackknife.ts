import type { RunTask } from "../tasks/run-tasks.ts";
import type { TagLesson } from "./train-tagger.ts";

/** The number of parts into which the sentences are divided. */
const parts = 5;
/** The number of consecutive sentences that stay in one part, because neighbouring sentences are similar. */
const stretch = 50;

/** Tags each part of the sentences with a tagger that was trained on the other parts. */
export async function jackknife({ sentences, size }: TagLesson, runTask: RunTask): Promise<Int32Array[]> {
  const partOf = (s: number): number => Math.floor(s / stretch) % parts;
  const guessed: Int32Array[] = [];
  await Promise.all(
    Array.from({ length: parts }, async (_, part) => {
      const others = sentences.filter((_, s) => partOf(s) !== part);
      const own = Array.from(sentences.keys()).filter((s) => partOf(s) === part);
      const task = { sentences: others, size, unseen: own.map((s) => sentences[s]!.features) };
      for (const [i, tags] of (await runTask("tagByOthers", task)).entries()) guessed[own[i]!] = tags;
    }),
  );
  return guessed;
}
