import { emptyDraft } from "../text/draft.ts";
import type { Draft } from "./settings.ts";

/** Whether a rewrite may have a tone: where it is by Humanize Pro with a language model. */
export function mayHaveTone(byPro: boolean, languageModelHost: string | null): boolean {
  return byPro && languageModelHost !== null;
}

/** Returns what is asked of the server: a tone that was chosen earlier waits while there can be none. */
export function withoutHiddenTone(draft: Draft, hasTone: boolean): Draft {
  return hasTone ? draft : { ...draft, tone: emptyDraft.tone };
}
