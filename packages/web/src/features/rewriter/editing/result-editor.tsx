import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef } from "react";
import type { Unit } from "../state/result-pieces.ts";
import type { ResultState } from "../state/result-state.ts";
import { commonEnds } from "./common-ends.ts";
import { editMarks } from "./edit-marks.ts";
import { editShown } from "./edit-shown.ts";
import { asTyped, withLineEnds } from "./line-ends.ts";
import { editingStrings } from "./strings.ts";
import type { StateHistory } from "./use-state-history.ts";

interface ResultEditorProps {
  readonly state: ResultState;
  readonly units: readonly Unit[];
  /** The whole text of the result. */
  readonly text: string;
  readonly history: StateHistory;
  readonly unmarked: boolean;
  readonly onDone: () => void;
}

/** Shows the result in a text field. Changes and protected text are marked in a copy of the text behind the field. */
export function ResultEditor({ state, units, text, history, unmarked, onDone }: ResultEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const help = useId();
  const shown = asTyped(text);
  const marks = useMemo(() => editMarks(units, state.result.kept), [units, state.result.kept]);
  useFieldUndo(field, history);
  const noteTyped = useCaretAtChange(field, shown);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(0, 0);
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  }

  return (
    <div className="sheet-scroll px-4 py-3 md:px-5">
      <div className="text-stack prose-text max-w-prose">
        <div className="text-copy" aria-hidden="true">
          {marks.map(({ text: part, as }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no id
            <span key={index} className={unmarked ? undefined : markClasses[as]}>
              {asTyped(part)}
            </span>
          ))}
          {/* An empty last line would have no height. */}
          {shown.endsWith("\n") && " "}
        </div>
        <textarea
          ref={field}
          data-result
          value={shown}
          onChange={(event) => {
            noteTyped();
            history.type(editShown(state, withLineEnds(text, event.target.value)));
          }}
          onKeyDown={onKeyDown}
          aria-label={editingStrings.field}
          aria-describedby={help}
          spellCheck
          autoComplete="off"
          className="prose-text block h-full w-full outline-none"
        />
      </div>
      <p id={help} className="mt-auto pt-3 text-xs text-soft">
        {editingStrings.help}
      </p>
      {!unmarked && (
        <p aria-hidden="true" className="flex flex-wrap gap-x-4 pt-1 text-xs text-soft">
          <span className="change-mark">{editingStrings.changed}</span>
          <span className="kept-mark">{editingStrings.kept}</span>
        </p>
      )}
    </div>
  );
}

const markClasses = { plain: undefined, changed: "change-mark", kept: "kept-mark" } as const;

/**
 * Makes the text field's undo and redo commands, including those of its menu and gestures, use the history of the
 * result.
 */
function useFieldUndo(field: { readonly current: HTMLTextAreaElement | null }, history: StateHistory): void {
  useEffect(() => {
    const element = field.current;
    function onBeforeInput(event: InputEvent): void {
      if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
      event.preventDefault();
      if (event.inputType === "historyUndo") history.undo();
      else history.redo();
    }
    element?.addEventListener("beforeinput", onBeforeInput);
    return () => element?.removeEventListener("beforeinput", onBeforeInput);
  }, [field, history]);
}

/**
 * Moves the caret to the end of a change that was not typed, such as undo.
 *
 * @returns a function that marks the next change as typed
 */
function useCaretAtChange(field: { readonly current: HTMLTextAreaElement | null }, shown: string): () => void {
  const last = useRef(shown);
  const typed = useRef(false);
  useLayoutEffect(() => {
    const at = shown.length - commonEnds(last.current, shown).end;
    if (last.current !== shown && !typed.current) field.current?.setSelectionRange(at, at);
    last.current = shown;
    typed.current = false;
  }, [field, shown]);
  return () => {
    typed.current = true;
  };
}
