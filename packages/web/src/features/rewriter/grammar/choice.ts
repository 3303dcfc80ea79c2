import { useSyncExternalStore } from "react";
import { attempt } from "#src/api/attempt.ts";
import { endWorker } from "./grammar-client.ts";

const key = "grammar";

/** The share of unknown words from which on texts are checked although the user has not chosen so. */
const manyUnknown = 0.02;

/**
 * Whether texts are checked for spelling and grammar, and whether the check was turned on because of many unknown
 * words, not by the user.
 */
export interface GrammarChoice {
  readonly on: boolean;
  readonly isAutomatic: boolean;
}

const chosen = attempt(() => localStorage.getItem(key)) ?? undefined;
let choice: GrammarChoice = { on: chosen === "on", isAutomatic: false };
let isChosen = chosen !== undefined;
const listeners = new Set<() => void>();

function set(next: GrammarChoice): void {
  choice = next;
  for (const listener of listeners) listener();
}

/** Turns the check of spelling and grammar on or off. The choice is remembered in this browser. */
export function chooseGrammar(on: boolean): void {
  isChosen = true;
  attempt(() => localStorage.setItem(key, on ? "on" : "off"));
  set({ on, isAutomatic: false });
  if (!on) endWorker();
}

/**
 * Turns the check on for this visit if many words of a text are unknown, the user has not chosen yet, and the browser
 * does not ask to save data.
 *
 * @param unknown - the share of unknown words, 0 to 1
 */
export function suggestGrammar(unknown: number): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (unknown >= manyUnknown && !isChosen && !choice.on && !connection?.saveData) set({ on: true, isAutomatic: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGrammarChoice(): GrammarChoice {
  return useSyncExternalStore(subscribe, () => choice);
}
