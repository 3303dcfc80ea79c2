import { useEffect, useRef } from "react";
import type { ResultState } from "../state/result-state.ts";
import type { Writer } from "../state/writer.ts";

/** The milliseconds without a change after which the text is saved. */
const delayMs = 1500;

/** Saves the shown text in the history after each change. */
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
