import clsx from "clsx";
import { Redo2, Undo2 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { ChangeSummary } from "./change-summary.tsx";
import { type Change, type ResultState, redo, redoAll, undo, undoAll } from "./result-state.ts";

interface ChangeListProps {
  readonly state: ResultState;
  readonly changes: readonly Change[];
  readonly lit: string | undefined;
  readonly onLight: (id: string | undefined) => void;
  readonly onChange: (state: ResultState) => void;
}

/** Every change with its reason, each of which can be taken back and made again. */
export function ChangeList({ state, changes, lit, onLight, onChange }: ChangeListProps) {
  const active = changes.filter((change) => change.active).length;
  return (
    <section className="changes appear mt-6" aria-labelledby="changes-title">
      <div className="flex flex-wrap items-center gap-2 border-b border-hairline pb-2">
        <h2 id="changes-title" className="mr-auto text-title">
          Changes
        </h2>
        {/* Both stay in the tab order when there is nothing to do, so that pressing one does not lose the focus. */}
        <Button look="plain" aria-disabled={active === 0} onClick={() => onChange(undoAll(state))}>
          <Undo2 size={16} aria-hidden />
          Undo all
        </Button>
        <Button look="plain" aria-disabled={active === changes.length} onClick={() => onChange(redoAll(state))}>
          <Redo2 size={16} aria-hidden />
          Redo all
        </Button>
      </div>
      <ol className="lg:columns-2 lg:gap-8">
        {changes.map((change) => (
          <li
            key={change.id}
            onPointerEnter={() => onLight(change.id)}
            onPointerLeave={() => onLight(undefined)}
            onFocus={() => onLight(change.id)}
            onBlur={() => onLight(undefined)}
            className={clsx(
              "flex break-inside-avoid items-start gap-3 border-b border-hairline px-2 py-3",
              change.id === lit && "bg-pencil-wash",
            )}
          >
            <div className="min-w-0 flex-1 wrap-anywhere">
              <ChangeSummary change={change} />
              <p className="mt-0.5 text-sm text-soft">{change.reason}</p>
            </div>
            <ChangeToggle state={state} change={change} onChange={onChange} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Takes one change back, or makes it again. */
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
