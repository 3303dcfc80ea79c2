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
    if ((state as { keepPlace?: boolean } | null)?.keepPlace) return;
    const target = hash && document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, key]);
}
