import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Shows a new page from its top, or from the place that its address names, unless it is to stay where it is. The first page is left to the browser. */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key, state } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation, to the same place too
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if ((state as { keepPlace?: boolean } | null)?.keepPlace || scrollTo(hash)) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    if (!hash) return;
    // The code of that part of the page may still be on its way.
    const arrival = new MutationObserver(() => scrollTo(hash) && arrival.disconnect());
    arrival.observe(document.body, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [pathname, hash, key]);
}

/** Scrolls to the place that an address names, and returns whether the page has it. */
function scrollTo(hash: string): boolean {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  target?.scrollIntoView();
  return target !== null;
}
