import { type ChartInterval, chartIntervals } from "@rewright/contract/admin/choices";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Segments } from "#src/ui/segments.tsx";
import { readDay } from "./chart-range.ts";
import { statisticsStrings } from "./strings.ts";
import type { useChartRange } from "./use-chart-range.ts";

const intervalNames = { day: "Day", week: "Week", month: "Month" } as const satisfies Record<ChartInterval, string>;

/** Shows the controls for the interval and the days of the charts. */
export function RangePicker({ range }: { range: ReturnType<typeof useChartRange> }) {
  const { interval, from, to, chosen, setInterval, setRange } = range;
  const [days, setDays] = useState({ from, to });
  useEffect(() => setDays({ from, to }), [from, to]);

  function choose(change: Partial<typeof days>) {
    const next = { ...days, ...change };
    setDays(next);
    // An unfinished day is invalid, or far from the intended one.
    if (readDay(next.from) && readDay(next.to) && next.from <= next.to && next.from > "2000") setRange(next);
  }

  const wrongOrder = days.from > days.to && days.to !== "";
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{statisticsStrings.periods}</legend>
        <Segments
          name="chart-interval"
          values={chartIntervals}
          chosen={interval}
          onChange={setInterval}
          label={(value) => intervalNames[value]}
        />
      </fieldset>
      <div className="flex gap-3">
        <DayField
          id="chart-from"
          label={statisticsStrings.from}
          value={days.from}
          max={days.to}
          onChange={(from) => choose({ from })}
        />
        <DayField
          id="chart-to"
          label={statisticsStrings.to}
          value={days.to}
          min={days.from}
          onChange={(to) => choose({ to })}
        />
      </div>
      {chosen && (
        <Button look="plain" onClick={() => setRange(undefined)}>
          {statisticsStrings.showLatest}
        </Button>
      )}
      <p role="alert" className="basis-full text-sm text-danger empty:hidden">
        {wrongOrder && statisticsStrings.wrongOrder}
      </p>
    </div>
  );
}

interface DayFieldProps extends Omit<ComponentProps<"input">, "onChange"> {
  readonly id: string;
  readonly label: string;
  readonly onChange: (day: string) => void;
}

function DayField({ id, label, onChange, ...input }: DayFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="date"
        {...input}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1.5 block h-9 rounded-control border border-control bg-raised px-3 text-sm tabular-nums"
      />
    </div>
  );
}
