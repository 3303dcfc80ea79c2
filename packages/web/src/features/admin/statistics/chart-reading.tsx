import type { Series } from "./series.ts";
import { Swatch } from "./swatch.tsx";

interface ChartReadingProps {
  readonly period: string;
  readonly values: readonly { readonly name: string; readonly colour: Series["colour"]; readonly value: string }[];
}

/** Shows a chart's values in one period. Screen readers announce them when the period is selected by keyboard. */
export function ChartReading({ period, values }: ChartReadingProps) {
  return (
    <div role="status" aria-live="assertive" className="float px-3 py-2 text-xs tabular-nums">
      <p className="font-medium">{period}</p>
      {values.map(({ name, colour, value }) => (
        <p key={name} className="mt-1 flex items-center gap-2 text-soft">
          <Swatch colour={colour} />
          {name}
          <span className="ml-auto pl-4 font-medium text-ink">{value}</span>
        </p>
      ))}
    </div>
  );
}
