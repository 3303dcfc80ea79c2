import type { ComponentProps } from "react";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { EditingControls } from "../editing/editing-controls.tsx";
import { formattedStrings as strings } from "../formatted/strings.ts";
import type { useFormatting } from "../formatted/use-formatting.ts";
import type { Change } from "../state/result-state.ts";

/** The user's choices of how the result is shown. */
export interface ViewOptions {
  /** True to show the original and the result as one text. */
  readonly showOriginal: boolean;
  /** True to hide the marks of changed words. */
  readonly unmarked: boolean;
  /** True to show Markdown signs in place of their formatting. */
  readonly withSigns: boolean;
}

export const initialView: ViewOptions = { showOriginal: false, unmarked: false, withSigns: false };

interface ResultOptionsProps extends Pick<ComponentProps<typeof EditingControls>, "editing" | "history"> {
  readonly changes: readonly Change[];
  readonly formatted: ReturnType<typeof useFormatting>;
  readonly view: ViewOptions;
  readonly onView: (change: Partial<ViewOptions>) => void;
}

/** Shows the controls above the result, for its view and for editing. */
export function ResultOptions({ changes, formatted, view, onView, editing, history }: ResultOptionsProps) {
  const { showOriginal, unmarked, withSigns } = view;
  return (
    <>
      {(changes.length > 0 || formatted) && (
        <div className="flex flex-wrap gap-x-3 gap-y-1 order-last w-full">
          {changes.length > 0 && (
            <>
              {!editing.on && (
                <Checkbox
                  label="Show Original Text"
                  checked={showOriginal}
                  onChange={(on) => onView({ showOriginal: on })}
                />
              )}
              <Checkbox label="Remove Highlights" checked={unmarked} onChange={(on) => onView({ unmarked: on })} />
            </>
          )}
          {formatted && !editing.on && (
            <Checkbox label={strings.showMarkdown} checked={withSigns} onChange={(on) => onView({ withSigns: on })} />
          )}
        </div>
      )}
      <EditingControls editing={editing} history={history} disabled={showOriginal} />
    </>
  );
}
