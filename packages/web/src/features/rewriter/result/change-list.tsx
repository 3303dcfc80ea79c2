import clsx from "clsx";
import { Redo2, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { Button } from "#src/ui/button.tsx";
import { groupChanges } from "../review/change-groups.ts";
import { reviewStrings as strings } from "../review/strings.ts";
import { type Change, type ResultState, redo, redoAll, undo, undoAll } from "../state/result-state.ts";
import { ChangeSummary } from "./change-summary.tsx";

interface ChangeListProps {
  readonly state: ResultState;
  readonly changes: readonly Change[];
  readonly lit: string | undefined;
  readonly onLight: (id: string | undefined) => void;
  readonly onChange: (state: ResultState) => void;
  /** Moves the focus to a change in the text of the result. */
  readonly onShow: (id: string) => void;
}

/**
 * Shows the list of all changes with their reasons, grouped by kind. Each can be found in the text, undone and redone.
 */
export function ChangeList(props: ChangeListProps) {
  const { state, changes, onChange } = props;
  const active = changes.filter((change) => change.active).length;
  const groups = useMemo(() => groupChanges(state, changes), [state, changes]);
  return (
    <section className="changes appear mt-6" aria-labelledby="changes-title">
      <div className="flex flex-wrap items-center gap-2 border-b border-hairline pb-2">
        <h2 id="changes-title" className="mr-auto text-title">
          Changes
        </h2>
        {/* Disabled buttons stay in the tab order, so that pressing one does not lose the focus. */}
        <Button look="plain" aria-disabled={active === 0} onClick={() => onChange(undoAll(state))}>
          <Undo2 size={16} aria-hidden />
          Undo all
        </Button>
        <Button look="plain" aria-disabled={active === changes.length} onClick={() => onChange(redoAll(state))}>
          <Redo2 size={16} aria-hidden />
          Redo all
        </Button>
      </div>
      {groups.map((group) => (
        <section key={group.kind} className="mt-4" aria-labelledby={`changes-${group.kind}`}>
          <h3 id={`changes-${group.kind}`} className="px-2 font-sans text-sm font-semibold tracking-normal">
            {strings.kinds[group.kind]}{" "}
            <span className="ml-1 font-normal text-soft tabular-nums">{group.changes.length}</span>
          </h3>
          <ol className="lg:columns-2 lg:gap-8">
            {group.changes.map((change) => (
              <ChangeRow key={change.id} {...props} change={change} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function ChangeRow({ state, change, lit, onLight, onChange, onShow }: ChangeListProps & { change: Change }) {
  return (
    <li
      onPointerEnter={() => onLight(change.id)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={() => onLight(change.id)}
      onBlur={() => onLight(undefined)}
      className={clsx(
        "flex break-inside-avoid items-start gap-3 border-b border-hairline px-2 py-3",
        change.id === lit && "bg-pencil-wash",
      )}
    >
      <button
        type="button"
        title={strings.showInText}
        onClick={() => onShow(change.id)}
        className="min-w-0 flex-1 rounded-control text-left wrap-anywhere"
      >
        <span className="sr-only">{strings.showInText}: </span>
        <ChangeSummary change={change} />
        <span className="mt-0.5 block text-sm text-soft">{change.reason}</span>
      </button>
      <ChangeToggle state={state} change={change} onChange={onChange} />
    </li>
  );
}

/** Shows the button that undoes or redoes a change. */
export function ChangeToggle({
  state,
  change,
  onChange,
}: Pick<ChangeListProps, "state" | "onChange"> & { change: Change }) {
  const { before, after } = change.parts[0]!;
  const subject = after.trim() || before.trim();
  return (
    <Button
      size="small"
      className="min-w-16"
      aria-label={`${change.active ? "Undo" : "Redo"}: ${subject}`}
      onClick={() => onChange(change.active ? undo(state, change) : redo(state, change))}
    >
      {change.active ? "Undo" : "Redo"}
    </Button>
  );
}
