import { Check, Redo2, Undo2 } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import { editingStrings } from "./strings.ts";
import type { Editing } from "./use-editing.ts";
import type { StateHistory } from "./use-state-history.ts";

interface EditingControlsProps {
  readonly editing: Editing;
  readonly history: StateHistory;
  /** True while the original and the result are compared, which makes typing impossible. */
  readonly disabled: boolean;
}

/** The width of both buttons. It is the same, so that nothing moves when one replaces the other. */
const width = "min-w-19";

/** Renders the buttons for undo and redo, and the switch between reading and typing. */
export function EditingControls({ editing, history, disabled }: EditingControlsProps) {
  const { canUndo, canRedo, undo, redo } = history;
  const keepsFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <span className="flex items-center gap-1">
      {/* Disabled buttons stay in the tab order, and pressing one leaves the caret in the text. */}
      <Button
        look="plain"
        size="small"
        aria-label={editingStrings.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo}
        onMouseDown={keepsFocus}
        onClick={undo}
      >
        <Undo2 size={16} aria-hidden />
      </Button>
      <Button
        look="plain"
        size="small"
        aria-label={editingStrings.redo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={!canRedo}
        onMouseDown={keepsFocus}
        onClick={redo}
      >
        <Redo2 size={16} aria-hidden />
      </Button>
      {editing.on ? (
        <Button size="small" className={width} onClick={editing.end}>
          <Check size={14} aria-hidden />
          {editingStrings.done}
        </Button>
      ) : (
        <Button size="small" className={width} disabled={disabled} onClick={editing.begin}>
          {editingStrings.edit}
        </Button>
      )}
      <span role="status" className="sr-only">
        {editing.on && editingStrings.editing}
      </span>
    </span>
  );
}
