import { useSyncExternalStore } from "react";
import type { BillingDialog } from "#src/features/billing/billing-dialogs.tsx";

let shown: BillingDialog | undefined;
const listeners = new Set<() => void>();

/** Opens one of the dialogs about what is paid, from wherever in the page; undefined closes it. */
export function showBillingDialog(dialog: BillingDialog | undefined): void {
  shown = dialog;
  for (const listener of listeners) listener();
}

/** The dialog that is to be open. */
export function useBillingDialog(): BillingDialog | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
