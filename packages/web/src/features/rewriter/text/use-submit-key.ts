import { useEffect, useEffectEvent } from "react";

/** Starts a rewrite on Ctrl+Enter or Cmd+Enter, when the focus is in the tool or on no element. */
export function useSubmitKey(submit: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    const { target } = event;
    if (target !== document.body && !(target instanceof Element && target.closest("#tool"))) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener, { capture: true });
    return () => document.removeEventListener("keydown", listener, { capture: true });
  }, []);
}
