import { useEffect, useRef } from "react";
import type { ResultState } from "../state/result-state.ts";
import type { Writer } from "../state/writer.ts";

/** Changes that follow one another faster are kept once. */
const delayMs = 1500;

/** Has the shown text kept whenever it has changed: what is kept is what would be copied. */
export function useKeptText({ id, result }: ResultState, text: string, onEdited: Writer["onEdited"]): void {
  const latest = useRef(onEdited);
  useEffect(() => {
    latest.current = onEdited;
  });
  const kept = useRef({ id, text: result.transformed_text });
  useEffect(() => {
    if (kept.current.id !== id) kept.current = { id, text: result.transformed_text };
    if (!id || kept.current.text === text) return;
    const keep = () => {
      kept.current = { id, text };
      latest.current({ id, humanizedText: text });
    };
    const timer = setTimeout(keep, delayMs);
    return () => clearTimeout(timer);
  }, [id, text, result]);
}
