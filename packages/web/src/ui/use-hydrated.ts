import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Returns false until the scripts of a prerendered page run: the first render must match the prerendered one. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
