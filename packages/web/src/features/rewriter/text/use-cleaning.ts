import { useEffect, useState } from "react";
import { useLoaded } from "#src/ui/use-loaded.ts";
import { loadCleaners } from "../load-parts.ts";

type Cleaners = Awaited<ReturnType<typeof loadCleaners>>;

interface Cleaning {
  /** True if the text can be cleaned, or was cleaned and can be restored. */
  readonly offered: boolean;
  readonly checked: boolean;
  readonly toggle: () => void;
}

/**
 * Returns the state of a checkbox that removes Markdown signs or invisible characters. Unchecking it restores the text,
 * until the text is changed. If its code fails to load, the checkbox is not offered.
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
