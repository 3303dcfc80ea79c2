import { type WordEntry, wordKey } from "@rewright/contract/word-lists";
import { useId, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { savedWordsStrings as strings } from "./strings.ts";
import { WordForm } from "./word-form.tsx";

interface WordListProps {
  readonly words: readonly WordEntry[];
  readonly busy: boolean;
  /** Replaces an entry. Returns whether that succeeded. */
  readonly onReplace: (old: WordEntry, entry: WordEntry) => Promise<boolean>;
  readonly onRemove: (entry: WordEntry) => void;
}

/** The number of entries from which on the list can be searched. */
const searchable = 8;

/** Shows the saved words, which can be searched, edited and removed. */
export function WordList({ words, busy, onReplace, onRemove }: WordListProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [edited, setEdited] = useState<string>();
  if (words.length === 0) return <p className="text-sm text-soft">{strings.none}</p>;
  const wanted = wordKey(query);
  const found = words.filter(({ words, replacement }) => wordKey(`${words} ${replacement ?? ""}`).includes(wanted));
  return (
    <>
      {words.length >= searchable && (
        <Field
          id={`${id}-search`}
          type="search"
          label={strings.search}
          value={query}
          autoComplete="off"
          className="mb-3"
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {found.length === 0 && <p className="text-sm text-soft">{strings.noMatch(query)}</p>}
      <ul aria-label={strings.listTitle} className="divide-y divide-hairline">
        {found.map((entry) => (
          <li key={entry.words} className="py-2">
            {edited === entry.words ? (
              <WordForm
                entry={entry}
                busy={busy}
                onSave={async (next) => {
                  const isSaved = await onReplace(entry, next);
                  if (isSaved) setEdited(undefined);
                  return isSaved;
                }}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <WordRow entry={entry} onEdit={() => setEdited(entry.words)} onRemove={() => onRemove(entry)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface WordRowProps {
  readonly entry: WordEntry;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function WordRow({ entry: { words, rule, replacement }, onEdit, onRemove }: WordRowProps) {
  const what = { keep: strings.kept, replace: strings.replacedBy(replacement ?? ""), never: strings.never }[rule];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-medium">{words}</span>
        <span className="block text-sm text-soft">{what}</span>
      </div>
      <Button size="small" aria-label={strings.edit(words)} onClick={onEdit}>
        {strings.editWord}
      </Button>
      <Button size="small" aria-label={strings.remove(words)} onClick={onRemove}>
        {strings.removeWord}
      </Button>
    </div>
  );
}
