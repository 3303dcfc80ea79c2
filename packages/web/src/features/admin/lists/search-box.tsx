import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { partsStrings } from "../strings.ts";

/** The milliseconds without typing after which the search starts. */
const pauseMs = 300;
const longest = 254;

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The tab to search in, if another one may be open. */
  readonly tab?: string;
}

/** Shows the search field of a list. The search starts when typing pauses or at Enter, and is kept in the URL. */
export function SearchBox({ label, placeholder, tab }: SearchBoxProps) {
  const { text, setText, ask } = useAddressSearch(tab);

  return (
    <search className="w-full md:w-96">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft"
        />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          // Updates the address before the reader follows a link to a row.
          onBlur={() => ask(text)}
          className="h-11 w-full appearance-none rounded-control border border-control bg-raised px-9 text-base placeholder:text-faint md:h-10 md:text-sm [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== "" && (
          <button
            type="button"
            aria-label={partsStrings.clearSearch}
            onClick={() => {
              setText("");
              ask("");
            }}
            className="absolute top-1/2 right-1.5 grid size-8 -translate-y-1/2 place-items-center rounded-control text-soft hover:bg-well hover:text-ink"
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </form>
    </search>
  );
}

/**
 * Returns the typed text. After a pause it becomes the search in the URL; when the search in the URL changes otherwise,
 * the text follows.
 */
function useAddressSearch(tab: string | undefined) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("search") ?? "";
  const [text, setText] = useState(asked);
  /** The search that this field wrote to the URL. Any other value in the URL came from a link or from going back. */
  const written = useRef(asked);

  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setText(asked);
  }, [asked]);

  useEffect(() => {
    if (text.trim() === written.current) return;
    const timer = setTimeout(() => ask(text), pauseMs);
    return () => clearTimeout(timer);
  });

  function ask(words: string): void {
    const search = words.trim();
    if (search === written.current) return;
    written.current = search;
    setParams(
      (before) => {
        const isElsewhere = tab !== undefined && (before.get("tab") ?? tab) !== tab;
        const after = new URLSearchParams(isElsewhere ? { tab } : before);
        for (const name of ["page", "cursor", "search"]) after.delete(name);
        if (search) after.set("search", search);
        return after;
      },
      { replace: true, state: { keepPlace: true } },
    );
  }

  return { text, setText, ask };
}
