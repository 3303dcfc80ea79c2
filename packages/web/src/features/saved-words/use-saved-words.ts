import { useCallback, useEffect, useState } from "react";
import { type Problem, problemOf } from "#src/api/problem.ts";
import {
  changeSaved,
  forgetLocalWords,
  onChangeInOtherTab,
  readSaved,
  type Saved,
  type WordChange,
} from "#src/api/saved-words.ts";
import { savedWordsStrings as strings } from "./strings.ts";

/** Loads the saved words and style, and changes them. `saved` is undefined until they are loaded. */
export function useSavedWords(account: string | undefined) {
  const [saved, setSaved] = useState<Saved>();
  const [problem, setProblem] = useState<Problem>();

  const load = useCallback(() => {
    setProblem(undefined);
    readSaved(account).then(setSaved, (error) => setProblem(problemOf(error, strings.loadFailed)));
  }, [account]);
  useEffect(load, [load]);
  useEffect(() => onChangeInOtherTab(load), [load]);

  /** @throws CallError */
  const change = async (changes: WordChange) => setSaved(await changeSaved(account, changes));

  /** Deletes the words that stayed in this browser. */
  function discardLeft(): void {
    forgetLocalWords();
    setSaved((now) => now && { ...now, left: [] });
  }
  return { saved, problem, load, change, discardLeft };
}
