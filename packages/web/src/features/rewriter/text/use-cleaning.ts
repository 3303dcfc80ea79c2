import { useEffect, useState } from "react";
import { loadCleaners } from "../load-parts.ts";
import { useLoaded } from "../use-loaded.ts";

type Cleaners = Awaited<ReturnType<typeof loadCleaners>>;

interface Cleaning {
  /** True if the text can be cleaned, or was cleaned and can be restored. */
  readonly offered: boolean;
  readonly checked: boolean;
  readonly toggle: () => void;
}

/**
 * Holds a checkbox that cleans the text when checked and restores it when unchecked, until the text changes. Its code
 * loads with the first text; the checkbox is not offered if that fails.
 */
export function useCleaning(text: string, onChange: (text: string) => void, kind: keyof Cleaners): Cleaning {
  const [cleaners, ask] = useLoaded(loadCleaners);
  const [done, setDone] = useState<{ before: string; after: string }>();
  const checked = done !== undefined && done.after === text;
  const cleaner = cleaners?.[kind];

  useEffect(() => {
    if (text && !cleaners) ask();
  }, [text, cleaners, ask]);

  function toggle(): void {
    if (checked) {
      setDone(undefined);
      onChange(done.before);
    } else if (cleaner) {
      const after = cleaner.clean(text);
      setDone({ before: text, after });
      onChange(after);
    }
  }

  return { offered: checked || cleaner?.isIn(text) === true, checked, toggle };
}
