import { periodName } from "./period-name.ts";
import type { ChartData } from "./series.ts";
import { statisticsStrings } from "./strings.ts";

/** Shows the numbers of a chart as a table, the newest period first. */
export function NumbersTable({ data, caption }: { data: ChartData; caption: string }) {
  const { interval, periods, series, format } = data;
  const newestFirst = periods.map((period, index) => ({ period, index })).reverse();
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
      tabIndex={0}
      className="max-h-64 overflow-auto lg:max-h-50 rounded-control border border-hairline"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 bg-well px-2.5 py-1.5 text-left font-medium text-soft">
              {statisticsStrings.period}
            </th>
            {series.map(({ name }) => (
              <th
                key={name}
                scope="col"
                className="sticky top-0 bg-well px-2.5 py-1.5 text-right font-medium text-soft"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ period, index }) => (
            <tr key={period} className="border-t border-hairline">
              <th scope="row" className="px-2.5 py-1.5 text-left font-normal whitespace-nowrap">
                {periodName(period, interval)}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="px-2.5 py-1.5 text-right">
                  {format(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
