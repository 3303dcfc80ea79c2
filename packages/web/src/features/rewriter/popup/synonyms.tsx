import type { Synonym } from "@rewright/contract/rewriting";
import { popupStrings } from "./strings.ts";
import { synonymsAt, type Worded } from "./synonyms-at.ts";

interface SynonymsProps {
  /** The sentence as it is shown. */
  readonly shown: string;
  readonly worded: readonly Worded[];
  readonly found: readonly (readonly Synonym[])[];
  /** Called with the sentence that contains the chosen synonym. */
  readonly onChoose: (text: string) => void;
}

/** Shows synonyms for the clicked word or, if none was clicked, for any word of the sentence. */
export function Synonyms({ shown, worded, found, onChoose }: SynonymsProps) {
  const place = worded[0]?.place;
  const word = place && shown.slice(place.start, place.end).trim();
  const offered = synonymsAt(worded, found, shown);
  if (offered.length === 0) {
    return word ? <p className="px-4 pt-1 pb-2 text-sm text-soft">{popupStrings.noSynonyms(word)}</p> : null;
  }
  const title = word ? popupStrings.synonymsFor(word) : popupStrings.synonyms;
  return (
    <div className="px-4 pt-1 pb-3">
      <h4 className="font-sans text-xs font-normal tracking-normal text-soft">{title}</h4>
      <ul aria-label={title} className="mt-1.5 flex flex-wrap gap-1.5">
        {offered.map(({ before, after, text, whole }) => (
          <li key={text}>
            <button
              type="button"
              data-choice
              onClick={() => onChoose(text)}
              className="min-h-7 rounded-full border border-control px-3 py-0.5 text-left font-serif text-base hover:bg-pencil-wash focus-visible:bg-pencil-wash"
            >
              {whole ? after : popupStrings.replace(before, after)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
