import { useState } from "react";

interface Cleaning {
  /** Whether there is anything to clean, or something was cleaned and can be put back. */
  readonly offered: boolean;
  readonly checked: boolean;
  readonly toggle: () => void;
}

/** A checkbox that cleans the text when it is checked and puts it back as it was when unchecked, until the text changes. */
export function useCleaning(
  text: string,
  onChange: (text: string) => void,
  needed: (text: string) => boolean,
  clean: (text: string) => string,
): Cleaning {
  const [done, setDone] = useState<{ before: string; after: string }>();
  const checked = done !== undefined && done.after === text;

  function toggle(): void {
    if (checked) {
      setDone(undefined);
      onChange(done.before);
    } else {
      const after = clean(text);
      setDone({ before: text, after });
      onChange(after);
    }
  }

  return { offered: checked || needed(text), checked, toggle };
}
