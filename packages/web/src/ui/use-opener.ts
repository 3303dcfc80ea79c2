import { useState } from "react";

/** For what opens above the page: gives the focus back to whatever had it before, when it closes. */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
