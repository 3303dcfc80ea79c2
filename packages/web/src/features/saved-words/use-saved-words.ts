import type { SavedSettings } from "@rewright/contract/saved-words";
import { useCallback, useEffect, useState } from "react";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { changeSaved, readSaved, type WordChange } from "#src/api/saved-words.ts";
import { savedWordsStrings as strings } from "./strings.ts";

/** Loads what is saved, and changes it. `saved` is undefined until it is loaded. */
export function useSavedWords(hasAccount: boolean) {
  const [saved, setSaved] = useState<SavedSettings>();
  const [problem, setProblem] = useState<Problem>();

  const load = useCallback(() => {
    setProblem(undefined);
    readSaved(hasAccount).then(setSaved, (error) => setProblem(problemOf(error, strings.loadFailed)));
  }, [hasAccount]);
  useEffect(load, [load]);

  /** @throws CallError */
  const change = async (changes: WordChange) => setSaved(await changeSaved(hasAccount, changes));
  return { saved, problem, load, change };
}
