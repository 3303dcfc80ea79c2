import type { ReactNode } from "react";
import { partsStrings } from "../strings.ts";

interface StatCardProps {
  readonly name: string;
  /** The formatted number. Undefined until it is loaded. */
  readonly value: string | undefined;
  /** Details that are shown below the number. */
  readonly note: ReactNode;
}

/** Shows one key number. */
export function StatCard({ name, value, note }: StatCardProps) {
  return (
    <div className="min-h-31 rounded-surface border border-hairline bg-sheet px-4 py-3 md:min-h-26">
      <dt className="text-sm text-soft">{name}</dt>
      {value === undefined ? (
        <dd>
          <span className="sr-only">{partsStrings.loading}</span>
          <span aria-hidden className="mt-1.5 block h-6 w-24 rounded-small bg-well" />
          <span aria-hidden className="mt-2.5 block h-4 w-32 max-w-full rounded-small bg-well" />
        </dd>
      ) : (
        <>
          <dd className="text-title font-semibold tabular-nums">{value}</dd>
          <dd className="mt-0.5 text-sm text-soft tabular-nums">{note}</dd>
        </>
      )}
    </div>
  );
}
