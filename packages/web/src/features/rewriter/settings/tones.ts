import { emptyDraft } from "../text/draft.ts";
import type { Draft } from "./settings.ts";

/** Returns whether a rewrite may have a tone: it requires Humanize Pro with a language model. */
export function mayHaveTone(byPro: boolean, languageModelHost: string | null): boolean {
  return byPro && languageModelHost !== null;
}

/** Returns the draft without a tone that was chosen earlier but is not possible now. */
export function withoutHiddenTone(draft: Draft, hasTone: boolean): Draft {
  return hasTone ? draft : { ...draft, tone: emptyDraft.tone };
}
