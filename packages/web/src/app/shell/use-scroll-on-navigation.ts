import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Scrolls to the top of a page after a navigation, or to the element that its URL names, unless the navigation keeps
 * the position.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key, state } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation, to the same address too
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if ((state as { keepPlace?: boolean } | null)?.keepPlace || scrollTo(hash)) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    if (!hash) return;
    // The code of that part of the page may still be loading.
    const arrival = new MutationObserver(() => scrollTo(hash) && arrival.disconnect());
    arrival.observe(document.body, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [pathname, hash, key]);
}

/** Scrolls to the element that the URL's fragment names. @returns whether there is such an element */
function scrollTo(hash: string): boolean {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  target?.scrollIntoView();
  return target !== null;
}
