import { useSyncExternalStore } from "react";

/** A line about something that was done where the reader is not looking. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  /** Takes back what was done. */
  readonly undo?: (() => void) | undefined;
}

/** More than these at once would not be read. */
const mostAtOnce = 3;

let toasts: readonly Toast[] = [];
/** Where they can be shown: a dialog has a place of its own, as nothing behind it can be reached. The last one shows them. */
let places: readonly string[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a line at the edge of the page for a while. */
export function showToast(message: string, undo?: () => void): void {
  lastId += 1;
  // Said again, it takes the place of what was said; each thing that can be undone keeps a line of its own.
  const others = toasts.filter((toast) => toast.undo !== undefined || toast.message !== message);
  change([...others, { id: lastId, message, undo }].slice(-mostAtOnce));
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Makes a place the one that shows them. @returns what gives it up */
export function enterPlace(place: string): () => void {
  places = [...places, place];
  change(toasts.slice());
  return () => {
    places = places.filter((other) => other !== place);
    change(toasts.slice());
  };
}

const none: readonly Toast[] = [];

/** What a place has to show. */
export function useToasts(place: string): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => (places.at(-1) === place ? toasts : none),
    () => none,
  );
}

function change(now: readonly Toast[]): void {
  toasts = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
