import { wordLimits } from "@rewright/contract/plans";
import type { WordEntry } from "@rewright/contract/word-lists";
import { CallError } from "#src/api/call.ts";
import { changeSaved } from "#src/api/saved-words.ts";
import { useSession } from "#src/api/session.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.ts";
import { shownSentence } from "../state/result-pieces.ts";
import { type Change, type ResultState, redo, undo } from "../state/result-state.ts";
import { popupStrings } from "./strings.ts";
import type { Place } from "./synonyms-at.ts";

interface WordActionsProps {
  readonly state: ResultState;
  readonly sentence: number;
  readonly pressed: { readonly place: Place | undefined; readonly change: Change | undefined };
  /** Called with the state after the change was undone, if one was clicked. */
  readonly onChange: (state: ResultState) => void;
}

/** Shows buttons that save the clicked word, to be kept or never to be suggested again. */
export function WordActions({ state, sentence, pressed, onChange }: WordActionsProps) {
  const hasAccount = useSession().user !== undefined;
  const { change } = pressed;
  const { original, added } = clickedWords(shownSentence(state, sentence), pressed);
  if (!original && !added) return null;

  async function save(entry: WordEntry, said: string): Promise<void> {
    try {
      await changeSaved(hasAccount, { add: [entry] });
    } catch (error) {
      showToast(error instanceof CallError ? error.message : popupStrings.notSaved);
      return;
    }
    const undone = change?.active ? undo(state, change) : state;
    onChange(undone);
    showToast(said, () => {
      changeSaved(hasAccount, { remove: [entry.words] }).catch(() => showToast(popupStrings.notSaved));
      if (change?.active) onChange(redo(undone, { ...change, active: false }));
    });
  }

  return (
    <div className="flex flex-wrap gap-1 px-2 pb-1">
      {original && (
        <Button
          look="plain"
          size="small"
          onClick={() => save(entryFor(original, "keep"), popupStrings.savedToKeep(original))}
        >
          {popupStrings.alwaysKeep(original)}
        </Button>
      )}
      {added && (
        <Button
          look="plain"
          size="small"
          onClick={() => save(entryFor(added, "never"), popupStrings.savedAsNever(added))}
        >
          {popupStrings.neverSuggest(added)}
        </Button>
      )}
    </div>
  );
}

/** Returns the user's own words at the clicked place, and the words that a change has added there. */
function clickedWords(shown: string, { place, change }: WordActionsProps["pressed"]) {
  if (change?.kind === "typed") return {};
  const [part, ...others] = change?.parts ?? [];
  if (part) return others.length > 0 ? {} : { original: usable(part.before), added: usable(part.after) };
  return { original: place && usable(shown.slice(place.start, place.end)) };
}

/** Returns words without the marks around them; undefined if they cannot be saved. */
function usable(words: string): string | undefined {
  const bare = words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return bare === "" || bare.length > wordLimits.characters || /[\n\r.!?]\s/.test(bare) ? undefined : bare;
}

function entryFor(words: string, rule: "keep" | "never"): WordEntry {
  return { words, rule, replacement: null };
}
