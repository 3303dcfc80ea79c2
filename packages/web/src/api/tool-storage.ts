import { attempt } from "./attempt.ts";

/** The text and the settings in the tool, in the session's storage. */
export const draftKey = "draft";

/** The rewriting of that text, in the session's storage. */
export const resultKey = "result";

/** For when the kept result may be what breaks the page. */
export function forgetResult(): void {
  attempt(() => sessionStorage.removeItem(resultKey));
}

const listeners = new Set<() => void>();

/** Takes the texts off this device, and empties the tool where it is open. */
export function forgetTexts(): void {
  attempt(() => {
    sessionStorage.removeItem(draftKey);
    sessionStorage.removeItem(resultKey);
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
