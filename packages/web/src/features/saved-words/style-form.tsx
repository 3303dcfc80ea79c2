import { levels } from "@rewright/contract/limits";
import type { SavedStyle } from "@rewright/contract/saved-words";
import { useId, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { savedWordsStrings as strings } from "./strings.ts";

interface StyleFormProps {
  readonly style: SavedStyle | null;
  /** The styles by their value, with the names that the tool shows. */
  readonly styles: Readonly<Record<SavedStyle["style"], string>>;
  readonly busy: boolean;
  readonly onSave: (style: SavedStyle | null) => void;
}

const allLevels = Array.from({ length: levels.max - levels.min + 1 }, (_, i) => String(levels.min + i));
const levelNames = Object.fromEntries(allLevels.map((level) => [level, level]));

/** Shows the style, strength and spelling with which the tool opens. */
export function StyleForm({ style, styles, busy, onSave }: StyleFormProps) {
  const id = useId();
  const [draft, setDraft] = useState<SavedStyle>(
    style ?? { style: "standard", level: levels.recommended, spelling: null },
  );
  const change = (next: Partial<SavedStyle>) => setDraft((now) => ({ ...now, ...next }));
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draft);
      }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          id={`${id}-style`}
          label={strings.style}
          options={styles}
          value={draft.style}
          onChange={(event) => change({ style: event.target.value as SavedStyle["style"] })}
        />
        <SelectField
          id={`${id}-level`}
          label={strings.strength}
          options={levelNames}
          value={String(draft.level)}
          onChange={(event) => change({ level: Number(event.target.value) })}
        />
        <SelectField
          id={`${id}-spelling`}
          label={strings.spelling}
          options={strings.spellings}
          value={draft.spelling ?? ""}
          onChange={(event) => change({ spelling: (event.target.value || null) as SavedStyle["spelling"] })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" waiting={busy}>
          {strings.saveStyle}
        </Button>
        {style && (
          <Button waiting={busy} onClick={() => onSave(null)}>
            {strings.resetStyle}
          </Button>
        )}
      </div>
    </form>
  );
}
