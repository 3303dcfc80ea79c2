import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { partsStrings } from "../strings.ts";

/** Delays the search until typing pauses, so that not every letter triggers one. */
const pauseMs = 300;
const longest = 254;

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** Names the searched tab, since another tab may be open. */
  readonly tab?: string;
}

/** Searches the open list and keeps the search in the page's address. It searches when typing pauses, or at Enter. */
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

/** Holds the typed text, writes it to the page's address as the search, and follows changes of the address. */
function useAddressSearch(tab: string | undefined) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("search") ?? "";
  const [text, setText] = useState(asked);
  /** Holds the search that this box wrote to the address; any other value came from a link or from going back. */
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
