import clsx from "clsx";
import type { Change } from "../state/result-state.ts";

/**
 * Shows a change word by word: the old words struck out, with the new ones beside them. For an undone change it is the
 * other way round.
 */
export function ChangeSummary({ change }: { change: Change }) {
  const { active } = change;
  return (
    <span className="font-serif text-prose">
      {change.parts.map(({ before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a change keep their order
        <span key={index}>
          {index > 0 && <span className="text-faint"> … </span>}
          {before.trim() && <del className={active ? "edit-before" : "no-underline"}>{before.trim()}</del>}
          {before.trim() && after.trim() && <span className="mx-1.5 font-sans text-sm text-faint">→</span>}
          {after.trim() ? (
            <ins className={clsx(active ? "edit-after no-underline" : "text-faint line-through")}>{after.trim()}</ins>
          ) : (
            <span className="ml-2 font-sans text-sm text-soft">{active ? "removed" : "kept"}</span>
          )}
        </span>
      ))}
    </span>
  );
}
