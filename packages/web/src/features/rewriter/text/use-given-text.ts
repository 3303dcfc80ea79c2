import { useEffect, useState } from "react";
import type { Draft } from "../settings/settings.ts";
import { emptyDraft, loadDraft } from "./draft.ts";

type Entered = Pick<Draft, "text" | "mode" | "ultra">;

type Given = Pick<Draft, "text" | "ultra"> & Partial<Pick<Draft, "mode">>;

/**
 * Puts a text from another part of the page, such as the history, into the text field.
 *
 * @returns a function that restores the earlier text, until the new one is changed
 */
export function useGivenText(
  given: Given | undefined,
  draft: Draft,
  setDraft: (change: Partial<Draft>) => void,
): { readonly putBack: () => void } | undefined {
  const [before, setBefore] = useState<Entered & { readonly by: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each given text is taken over once
  useEffect(() => {
    if (!given) return;
    // Right after the first render the state does not contain the saved input yet.
    const { text, mode, ultra } = draft === emptyDraft ? (loadDraft() ?? draft) : draft;
    setBefore(text !== "" && text !== given.text ? { text, mode, ultra, by: given.text } : undefined);
    setDraft(given);
  }, [given]);

  if (before?.by !== draft.text) return undefined;
  const { text, mode, ultra } = before;
  return { putBack: () => setDraft({ text, mode, ultra }) };
}
