import { periodName } from "./period-name.ts";
import { type ChartData, isEmpty } from "./series.ts";
import { statisticsStrings } from "./strings.ts";

/** Describes a chart for screen readers in one or two sentences: its period and its largest values. */
export function describeSeries(data: ChartData): string {
  const { interval, periods, series, format } = data;
  const [first] = periods;
  const last = periods.at(-1);
  if (first === undefined || last === undefined) return statisticsStrings.noData;
  const time = statisticsStrings.describe(interval, periodName(first, interval), periodName(last, interval));
  if (isEmpty(data)) return time;
  const most = series.map(({ name, values }) => {
    const largest = Math.max(...values);
    if (largest === 0) return `${name}: none.`;
    return `${name}: at most ${format(largest)}, ${periodName(periods[values.lastIndexOf(largest)] ?? last, interval)}.`;
  });
  return [time, ...most].join(" ");
}
