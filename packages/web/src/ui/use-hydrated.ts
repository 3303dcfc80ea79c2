import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Returns whether the scripts of a prerendered page run. At the first render it is false, because that must match the
 * prerendered page.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
