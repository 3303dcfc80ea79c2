import { shownSentence } from "../state/result-pieces.ts";
import type { ResultState } from "../state/result-state.ts";
import { wordDiff } from "../state/word-diff.ts";
import { wordings } from "../state/wordings.ts";
import { popupStrings } from "./strings.ts";

interface WordingsProps {
  readonly state: ResultState;
  readonly sentence: number;
  readonly alternatives: readonly string[];
  readonly onChoose: (text: string) => void;
}

/** Shows the wordings that can replace a sentence, with the new words of each marked. */
export function Wordings({ state, sentence, alternatives, onChoose }: WordingsProps) {
  const choices = wordings(state, sentence, alternatives);
  const none = !choices.some((choice) => choice.origin === "alternative");
  const shown = shownSentence(state, sentence);
  return (
    <>
      {none && <p className="px-4 pt-1 pb-3 text-sm text-soft">{popupStrings.none}</p>}
      {choices.length > 0 && (
        <ul aria-label={popupStrings.wordings} className="px-2 pb-2">
          {choices.map(({ text, origin }) => (
            <li key={text}>
              <button
                type="button"
                data-choice
                onClick={() => onChoose(text)}
                className="w-full rounded-control px-2 py-2 text-left font-serif text-base hover:bg-pencil-wash focus-visible:bg-pencil-wash focus-visible:-outline-offset-2"
              >
                {origin !== "alternative" && (
                  <span className="block font-sans text-xs text-soft">
                    {origin === "original" ? popupStrings.original : popupStrings.rewritten}
                  </span>
                )}
                <Compared before={shown} after={text} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Shows a wording with the words marked that the current one does not have. A caret represents words that are left out.
 */
function Compared({ before, after }: { before: string; after: string }) {
  return wordDiff(before, after).map((part, index) => {
    const key = `${index}`;
    if (part.before === part.after) return <span key={key}>{part.after}</span>;
    if (part.after.trim()) {
      return (
        <mark key={key} className="wording-new">
          {part.after}
        </mark>
      );
    }
    return (
      <span key={key}>
        <span className="change" aria-hidden="true" />
        {part.after}
      </span>
    );
  });
}
