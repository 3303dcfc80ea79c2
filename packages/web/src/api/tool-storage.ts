import { attempt } from "./attempt.ts";

/** The session storage key of the text and the settings in the tool. */
export const draftKey = "draft";

/** The session storage key of the result. */
export const resultKey = "result";

/** The session storage key of the result's versions, if there are several. */
export const versionsKey = "result-versions";

/** The session storage key of the rewrite in progress by Humanize Pro: its id, text and settings. */
export const runKey = "run";

/** The local storage key of the words that a visitor without an account has saved. */
export const savedWordsKey = "saved-words";

/** The local storage key of the style, strength and spelling with which the tool opens. */
export const savedStyleKey = "saved-style";

/** The local storage key of a copy of the account's saved words, for private mode. */
export const accountWordsKey = "account-words";

/** Deletes the stored result. Called when a page crashes, because the result may be the cause. */
export function forgetResult(): void {
  attempt(() => {
    for (const key of [resultKey, versionsKey]) sessionStorage.removeItem(key);
  });
}

/** Deletes the stored rewrite in progress, because it has ended or its account has signed out. */
export function forgetRun(): void {
  attempt(() => sessionStorage.removeItem(runKey));
}

const listeners = new Set<() => void>();

/** Deletes the texts and what an account has saved from this browser, and clears the tool if it is open. */
export function forgetTexts(): void {
  attempt(() => {
    for (const key of [draftKey, resultKey, versionsKey, runKey]) sessionStorage.removeItem(key);
    for (const key of [savedStyleKey, accountWordsKey]) localStorage.removeItem(key);
  });
  for (const listener of listeners) listener();
}

/** Registers a function that is called when the texts are deleted. @returns a function that removes it */
export function onTextsForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
