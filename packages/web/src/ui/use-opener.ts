import { useState } from "react";

/** Returns a handler that gives the focus back to the element that had it before the dialog was opened. */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
