import { useSyncExternalStore } from "react";
import type { BillingDialog } from "#src/features/billing/billing-dialogs.tsx";

let shown: BillingDialog | undefined;
const listeners = new Set<() => void>();

/** Opens a billing dialog, or closes it if `dialog` is undefined. */
export function showBillingDialog(dialog: BillingDialog | undefined): void {
  shown = dialog;
  for (const listener of listeners) listener();
}

/** Returns the billing dialog to show. */
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
