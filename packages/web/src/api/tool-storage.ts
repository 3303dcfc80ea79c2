import { attempt } from "./attempt.ts";

/** The text and the settings in the tool, in the session's storage. */
export const draftKey = "draft";

/** The rewriting of that text, in the session's storage. */
export const resultKey = "result";

/** The versions of that rewriting, where there are several, in the session's storage. */
export const versionsKey = "result-versions";

/** The run that is being watched, in the session's storage: its id, with the text and the settings that it has. */
export const runKey = "run";

/** For when the kept result may be what breaks the page. */
export function forgetResult(): void {
  attempt(() => {
    for (const key of [resultKey, versionsKey]) sessionStorage.removeItem(key);
  });
}

/** Nothing is taken up again: it has ended, or whoever started it has gone. */
export function forgetRun(): void {
  attempt(() => sessionStorage.removeItem(runKey));
}

const listeners = new Set<() => void>();

/** Takes the texts off this device, and empties the tool where it is open. */
export function forgetTexts(): void {
  attempt(() => {
    for (const key of [draftKey, resultKey, versionsKey, runKey]) sessionStorage.removeItem(key);
  });
  for (const listener of listeners) listener();
}

/** Calls back when the texts are to be forgotten. */
export function onTextsForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
