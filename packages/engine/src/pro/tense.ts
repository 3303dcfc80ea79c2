import type { Predication, Time } from "./predications.ts";
import type { Problem } from "./pro.ts";

/** Returns a problem where a verb that both texts have changed its tense. */
export function verbTenseProblems(source: readonly Predication[], answer: readonly Predication[]): Problem[] {
  const [old, now] = [timesOf(source), timesOf(answer)];
  for (const [lemma, was] of old) {
    const is = now.get(lemma);
    const [[from], [to]] = [was, is ?? new Set<Time | undefined>()].map((times) => [...times]) as [Time[], Time[]];
    if (was.size === 1 && is?.size === 1 && from && to && from !== to)
      return [{ code: "meaning", message: `Keep the tense of “${lemma}”.` }];
  }
  return [];
}

/** Returns the times of the verbs by lemma; undefined among them means a form that does not show its time. */
function timesOf(predications: readonly Predication[]): Map<string, Set<Time | undefined>> {
  const found = new Map<string, Set<Time | undefined>>();
  for (const { verb, time } of predications)
    if (verb.pos === "VERB") found.set(verb.lemma, (found.get(verb.lemma) ?? new Set()).add(time));
  return found;
}
