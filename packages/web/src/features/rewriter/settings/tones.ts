import { emptyDraft } from "../text/draft.ts";
import type { Draft } from "./settings.ts";

/** Returns whether a rewrite can have a tone. It needs Humanize Pro with a language model. */
export function mayHaveTone(byPro: boolean, languageModelHost: string | null): boolean {
  return byPro && languageModelHost !== null;
}

/** Returns the text and settings without a tone that was chosen earlier but cannot be selected now. */
export function withoutHiddenTone(draft: Draft, hasTone: boolean): Draft {
  return hasTone ? draft : { ...draft, tone: emptyDraft.tone };
}
