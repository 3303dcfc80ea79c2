import { Button } from "#src/ui/button.tsx";
import type { ChartData } from "./series.ts";
import { statisticsStrings } from "./strings.ts";
import { useChartCode } from "./use-chart-code.ts";

/** Draws a chart as soon as the code for charts is loaded. */
export function Drawing({ data, label }: { data: ChartData; label: string }) {
  const { Chart, failed, retry } = useChartCode();
  if (Chart) return <Chart data={data} label={label} />;
  if (!failed) return <div className="h-full rounded-control bg-well" aria-hidden />;
  return (
    <div className="grid h-full place-items-center content-center gap-3 text-center text-sm text-soft">
      <p>{statisticsStrings.theChartDidntLoad}</p>
      <Button size="small" onClick={retry}>
        {statisticsStrings.tryAgain}
      </Button>
    </div>
  );
}
