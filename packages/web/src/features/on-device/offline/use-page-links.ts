import { useEffect } from "react";

/**
 * Opens links to other pages with a full page load, because the stored version of this page may be older than the site
 * and lack the other pages' files. Without a connection, calls `onOffline` instead.
 */
export function usePageLinks(onOffline: () => void): void {
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isModified = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link?.href || link.target || isModified) return;
      const { origin, pathname } = new URL(link.href);
      if (origin !== location.origin || pathname === location.pathname) return;
      // The router leaves an event alone whose default is prevented.
      event.preventDefault();
      if (navigator.onLine) location.assign(link.href);
      else onOffline();
    }
    document.addEventListener("click", follow, { capture: true });
    return () => document.removeEventListener("click", follow, { capture: true });
  }, [onOffline]);
}
