import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { attempt } from "#src/api/attempt.ts";

/** The storage key of the setting for the "?" shortcut. Its value is "off" if the user has switched it off. */
const helpKey = "help_key";

let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the list of keyboard shortcuts. */
export function showKeyboardHelp(shown: boolean): void {
  open = shown;
  for (const listener of listeners) listener();
}

/** Returns whether the list of keyboard shortcuts is open. Outside of text fields, "?" opens it. */
export function useKeyboardHelp(): boolean {
  useEffect(() => {
    function openOnQuestionMark(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== "?" || ctrlKey || metaKey || altKey || isTyping(target) || !isHelpKeyOn()) return;
      // A dialog above the page handles its own keys.
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      showKeyboardHelp(true);
    }
    document.addEventListener("keydown", openOnQuestionMark);
    return () => document.removeEventListener("keydown", openOnQuestionMark);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}

/** Returns whether the "?" shortcut is on, and a function that switches it on or off. */
export function useHelpKeySwitch(): readonly [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(isHelpKeyOn);
  const turn = useCallback((now: boolean) => {
    setOn(now);
    attempt(() => (now ? localStorage.removeItem(helpKey) : localStorage.setItem(helpKey, "off")));
  }, []);
  return [on, turn];
}

function isHelpKeyOn(): boolean {
  return attempt(() => localStorage.getItem(helpKey)) !== "off";
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const takesText = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])";
  return target.matches(takesText);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
