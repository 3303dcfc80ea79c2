import { useSyncExternalStore } from "react";

/** Holds a message about a finished action that the reader may not see. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  /** Undoes the action. */
  readonly undo?: (() => void) | undefined;
}

/** Shows at most as many toasts as can be read at once. */
const mostAtOnce = 3;

let toasts: readonly Toast[] = [];
/**
 * Holds the ids of the open regions. A dialog has its own, as the page behind it is inert. The last region shows the
 * toasts.
 */
let regions: readonly string[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message at the edge of the page for some seconds. */
export function showToast(message: string, undo?: () => void): void {
  lastId += 1;
  // A repeated message replaces the earlier one; each message with an undo button keeps its line.
  const others = toasts.filter((toast) => toast.undo !== undefined || toast.message !== message);
  change([...others, { id: lastId, message, undo }].slice(-mostAtOnce));
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Opens a region, which then shows the toasts. @returns a function that closes it */
export function openToastRegion(region: string): () => void {
  regions = [...regions, region];
  change(toasts.slice());
  return () => {
    regions = regions.filter((other) => other !== region);
    change(toasts.slice());
  };
}

const none: readonly Toast[] = [];

/** Returns the toasts that a region shows. */
export function useToasts(region: string): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => (regions.at(-1) === region ? toasts : none),
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
