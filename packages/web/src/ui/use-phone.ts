import { useSyncExternalStore } from "react";

const query = "(width < 768px)";

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** True where the page has one column. Prerendered pages are taken for wide ones. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
