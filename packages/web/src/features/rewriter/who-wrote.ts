import { engineNames } from "@rewright/contract/engines";
import { quantity } from "../../ui/quantity.ts";
import { editsInForce, type ResultState, sentencesOfEdits } from "./result-state.ts";

/**
 * Who wrote the sentences as they are shown, where a language model wrote some of them: "12 of 14 sentences by Humanize Pro,
 * read a second time; 2 by Humanize Lite".
 */
export function whoWrote(state: ResultState): string | undefined {
  const shown = shownWriters(state);
  const count = (writer: string) => shown.filter((one) => one === writer).length;
  const byPro = count("pro");
  if (byPro === 0) return undefined;
  const rest = [
    [count("lite"), `by ${engineNames.lite}`],
    [count("reader"), "chosen by you"],
    [count("original"), "unchanged"],
  ] as const;
  return [
    `${share(byPro, shown.length)} by ${engineNames.pro}, ${checksOf(state, shown, byPro)}`,
    ...rest.filter(([n]) => n > 0).map(([n, how]) => `${n} ${how}`),
  ].join("; ");
}

/** Whose each sentence is as it is shown: without a change that is in force, it is the original's. */
function shownWriters(state: ResultState): string[] {
  const inForce = editsInForce(state);
  const changed = new Set(sentencesOfEdits(state).filter((_, index) => inForce[index]));
  return state.result.sentences.map(({ writer }, index) => {
    if (state.choices[index]?.on) return "reader";
    return changed.has(index) ? writer : "original";
  });
}

function share(part: number, all: number): string {
  if (part < all) return `${part} of ${quantity(all, "sentence")}`;
  if (all === 2) return "Both sentences";
  return all === 1 ? "1 sentence" : `All ${quantity(all, "sentence")}`;
}

function checksOf({ result }: ResultState, shown: readonly string[], byPro: number): string {
  const read = result.sentences.filter(
    ({ checked }, index) => checked === "second_reading" && shown[index] === "pro",
  ).length;
  if (read === 0) return "checked by rules";
  return read === byPro ? "read a second time" : `${read} of them read a second time`;
}
