import { wordLimits } from "@rewright/contract/limits";
import type { WordEntry } from "@rewright/contract/word-lists";
import { CallError, call } from "#src/api/call.ts";
import { useSession } from "#src/api/session.ts";
import { useTextApi } from "#src/api/text-api.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.ts";
import { shownSentence } from "../state/result-pieces.ts";
import { type Change, type ResultState, redo, undo } from "../state/result-state.ts";
import { saveWord } from "./save-word.ts";
import { popupStrings } from "./strings.ts";
import type { Place } from "./synonyms-at.ts";

interface WordActionsProps {
  readonly state: ResultState;
  readonly sentence: number;
  readonly pressed: { readonly place: Place | undefined; readonly change: Change | undefined };
  /** Changes the state that is shown at the time of the call, which may be another one than `state`. */
  readonly onUpdate: (update: (state: ResultState) => ResultState) => void;
  readonly onSaved: () => void;
}

/** Shows buttons that save the clicked word, to be kept or never to be suggested again. */
export function WordActions({ state, sentence, pressed, onUpdate, onSaved }: WordActionsProps) {
  const account = useSession().user?.id;
  const isPrivate = useTextApi() !== call;
  const { change } = pressed;
  const { original, added } = clickedWords(shownSentence(state, sentence), pressed);
  // In private mode no word of the text may be sent to the server, where the account's words are.
  if ((!original && !added) || (isPrivate && account !== undefined)) return null;

  async function save(entry: WordEntry, said: string): Promise<void> {
    let undoSaving: () => Promise<unknown>;
    try {
      undoSaving = await saveWord(account, entry);
    } catch (error) {
      showToast(error instanceof CallError ? error.message : popupStrings.notSaved);
      return;
    }
    const { result } = state;
    const updateResult = (how: typeof undo) =>
      onUpdate((now) => (change?.active && now.result === result ? how(now, change) : now));
    updateResult(undo);
    onSaved();
    showToast(said, () => {
      undoSaving().catch(() => showToast(popupStrings.notSaved));
      updateResult(redo);
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
