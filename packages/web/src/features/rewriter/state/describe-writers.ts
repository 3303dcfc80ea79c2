import { engineNames, partlyLiteCode } from "@rewright/contract/engines";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import { quantity } from "#src/ui/quantity.ts";
import { editsInForce, type ResultState, sentencesOfEdits } from "./result-state.ts";
import { stretchesOf } from "./segments.ts";

/**
 * Returns a line that says who wrote the sentences that are shown, if a language model wrote some of them: "12 of 14
 * sentences by Humanize Pro, read a second time; 2 by Humanize Lite".
 *
 * @param secondReading Whether a model should have compared the sentences with the original
 */
export function describeWriters(state: ResultState, secondReading: boolean): string | undefined {
  const shown = shownWriters(state);
  const count = (writer: string) => shown.filter((one) => one === writer).length;
  const byPro = count("pro");
  if (byPro === 0) return undefined;
  const read = state.result.sentences.filter(
    ({ checked }, index) => checked === "second_reading" && shown[index] === "pro",
  ).length;
  const rest = [
    [count("lite"), `by ${engineNames.lite}`],
    [count("reader"), "chosen by you"],
    [count("editor"), "edited by you"],
    [count("original"), "unchanged"],
  ] as const;
  return [
    `${share(byPro, shown.length)} by ${engineNames.pro}, ${checksOf(read, byPro, secondReading)}`,
    ...rest.filter(([n]) => n > 0).map(([n, how]) => `${n} ${how}`),
  ].join("; ");
}

/**
 * Returns the notes about the result. Those about Humanize Lite are left out if none of its sentences is shown any
 * more.
 */
export function findingsShown(state: ResultState): HumanizeResult["findings"] {
  const { findings } = state.result;
  if (shownWriters(state).includes("lite")) return findings;
  return findings.filter(({ code }) => code !== partlyLiteCode);
}

/** Returns the writer of each sentence that is shown; "original" for a sentence without changes. */
function shownWriters(state: ResultState): string[] {
  const inForce = editsInForce(state);
  const changed = new Set(sentencesOfEdits(state).filter((_, index) => inForce[index]));
  const typedIn = new Set(
    stretchesOf(state).flatMap(({ sentence, segments }) =>
      segments.some(({ kind }) => kind === "typed") ? [sentence] : [],
    ),
  );
  return state.result.sentences.map(({ writer }, index) => {
    if (typedIn.has(index)) return "editor";
    if (state.choices[index]?.on) return "reader";
    return changed.has(index) ? writer : "original";
  });
}

function share(part: number, all: number): string {
  if (part < all) return `${part} of ${quantity(all, "sentence")}`;
  if (all === 2) return "Both sentences";
  return all === 1 ? "1 sentence" : `All ${quantity(all, "sentence")}`;
}

/**
 * Returns a text that says how the model's sentences were checked.
 *
 * @param read The number of sentences that a model compared with the original
 */
function checksOf(read: number, byPro: number, secondReading: boolean): string {
  if (read === byPro) return "read a second time";
  const rules = secondReading ? "checked by rules alone: the second reading gave no answer" : "checked by rules";
  return read === 0 ? rules : `${read} of them read a second time, the other${byPro - read > 1 ? "s" : ""} ${rules}`;
}
