import type { GrammarFinding } from "@rewright/grammar/finding";
import { useCallback, useSyncExternalStore } from "react";

/** The findings that the user ignores until the page is left: each a message and the words that it is about. */
let ignored: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const keyOf = ({ message, start, end }: GrammarFinding, text: string) => `${message}\n${text.slice(start, end)}`;

/** Hides a finding, and all that say the same of the same words, until the page is left. */
export function ignoreFinding(finding: GrammarFinding, text: string): void {
  ignored = new Set([...ignored, keyOf(finding, text)]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a function that tells whether a finding is ignored. */
export function useIgnored(): (finding: GrammarFinding, text: string) => boolean {
  const current = useSyncExternalStore(subscribe, () => ignored);
  return useCallback((finding, text) => current.has(keyOf(finding, text)), [current]);
}
