import clsx from "clsx";
import { useId, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { describeSeries } from "./describe-series.ts";
import { Drawing } from "./drawing.tsx";
import { NumbersTable } from "./numbers-table.tsx";
import { type Chart, chartHeight, isEmpty } from "./series.ts";
import { statisticsStrings } from "./strings.ts";
import { Swatch } from "./swatch.tsx";

interface ChartCardProps {
  readonly chart: Chart;
  /** True while newer numbers are being loaded. */
  readonly stale: boolean;
}

/** Shows a chart and a table of its numbers: beside it or, on narrow screens, below it on demand. */
export function ChartCard({ chart: { title, headline, nothing, note, data }, stale }: ChartCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <figure
      aria-busy={stale}
      className={clsx("rounded-surface border border-hairline bg-sheet p-4 md:p-5", stale && "opacity-60")}
    >
      <figcaption className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h4 className="font-semibold">{title}</h4>
        <p className="text-sm text-soft tabular-nums">{headline}</p>
        {note && <p className="text-sm text-soft">{note}</p>}
        {data.series.length > 1 && (
          <ul className="ml-auto flex gap-4 text-sm text-soft">
            {data.series.map(({ name, colour, downward }) => (
              <li key={name} className="flex items-center gap-1.5">
                <Swatch colour={colour} />
                {downward ? statisticsStrings.chartBelow(name) : name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div className="mt-3 grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div style={{ height: chartHeight }} className="min-w-0">
          {isEmpty(data) ? (
            <p className="grid h-full place-items-center rounded-control border border-dashed border-hairline px-4 text-center text-sm text-soft">
              {nothing}
            </p>
          ) : (
            <Drawing data={data} label={`${title}. ${describeSeries(data)}`} />
          )}
        </div>
        <div>
          <Button
            look="plain"
            size="small"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="-ml-2 lg:hidden"
          >
            {open ? statisticsStrings.hideNumbers : statisticsStrings.showNumbers}
          </Button>
          <div id={id} className={clsx("max-lg:mt-2", !open && "max-lg:hidden")}>
            <NumbersTable data={data} caption={`${title}: figures`} />
          </div>
        </div>
      </div>
    </figure>
  );
}
