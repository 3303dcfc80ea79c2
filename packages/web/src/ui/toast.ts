import { useSyncExternalStore } from "react";

/** A short message about a finished action, shown at the edge of the page. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  /** Undoes the action. */
  readonly undo?: (() => void) | undefined;
}

/** The most messages that are shown at the same time. */
const mostAtOnce = 3;

let toasts: readonly Toast[] = [];
/**
 * The ids of the elements in which messages can be shown. The last one is used: an open dialog has its own, because the
 * page behind it is inert.
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

/** Registers an element in which messages are then shown. @returns a function that removes it */
export function openToastRegion(region: string): () => void {
  regions = [...regions, region];
  change(toasts.slice());
  return () => {
    regions = regions.filter((other) => other !== region);
    change(toasts.slice());
  };
}

const none: readonly Toast[] = [];

/** Returns the messages that an element shows. */
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
