import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { onStyleChange } from "#src/api/saved-style.ts";
import { onTextsForgotten } from "#src/api/tool-storage.ts";
import type { Draft } from "../settings/settings.ts";
import { emptyDraft, loadDraft, saveDraft } from "./draft.ts";

/** Returns the text and settings that are entered, and a function to change them. They are saved for a reload. */
export function useDraft(): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(emptyDraft);

  // The first render must equal the prerendered page; the saved input is set right after it, before the paint.
  useLayoutEffect(() => {
    const earlier = loadDraft();
    if (earlier) setDraft(earlier);
    const tool = document.getElementById("tool");
    if (tool) tool.dataset.ready = "";
  }, []);

  useEffect(() => {
    if (draft !== emptyDraft) saveDraft(draft);
  }, [draft]);

  useEffect(() => {
    const load = () => setDraft(loadDraft() ?? emptyDraft);
    const stops = [onTextsForgotten(load), onStyleChange(load)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return [draft, useCallback((change) => setDraft((current) => ({ ...current, ...change })), [])];
}
