import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False while a prerendered page is not yet run by its scripts: what it shows then must be what was prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
