import { Button } from "#src/ui/button.tsx";
import { settingsStrings } from "./strings.ts";

interface DefaultLineProps {
  /** The name of the setting, for screen readers. */
  readonly what: string;
  /** The default value as text. */
  readonly standard: string;
  readonly isDefault: boolean;
  readonly onReset: () => void;
}

/** Shows a setting's default and a button that restores it. */
export function DefaultLine({ what, standard, isDefault, onReset }: DefaultLineProps) {
  return (
    <p className="mt-1 flex min-h-7 flex-wrap items-center gap-x-2 text-sm text-soft tabular-nums">
      {isDefault ? settingsStrings.thisIsTheDefault : settingsStrings.theDefault(standard)}
      {!isDefault && (
        <Button look="plain" size="small" aria-label={settingsStrings.resetToDefault(what)} onClick={onReset}>
          {settingsStrings.resetToDefaultOf}
        </Button>
      )}
    </p>
  );
}
