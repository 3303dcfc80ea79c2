import { attempt } from "./attempt.ts";

/** Names the session storage entry for the text and the settings in the tool. */
export const draftKey = "draft";

/** Names the session storage entry for the result. */
export const resultKey = "result";

/** Names the session storage entry for the result's versions, where there are several. */
export const versionsKey = "result-versions";

/** Names the session storage entry for the run in progress: its id, text and settings. */
export const runKey = "run";

/** Deletes the stored result, for when it may be what breaks the page. */
export function forgetResult(): void {
  attempt(() => {
    for (const key of [resultKey, versionsKey]) sessionStorage.removeItem(key);
  });
}

/** Deletes the stored run: it has ended, or its owner has signed out. */
export function forgetRun(): void {
  attempt(() => sessionStorage.removeItem(runKey));
}

const listeners = new Set<() => void>();

/** Deletes the texts from this device, and empties the open tool. */
export function forgetTexts(): void {
  attempt(() => {
    for (const key of [draftKey, resultKey, versionsKey, runKey]) sessionStorage.removeItem(key);
  });
  for (const listener of listeners) listener();
}

/** Calls the listener when the texts are deleted. @returns a function that removes the listener */
export function onTextsForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
