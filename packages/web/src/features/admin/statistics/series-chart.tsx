import { Bar, CartesianGrid, ComposedChart, LabelList, Line, ReferenceLine, Tooltip, XAxis, YAxis } from "recharts";
import { axisScale } from "./axis-scale.ts";
import { ChartReading } from "./chart-reading.tsx";
import { DirectLabel } from "./direct-label.tsx";
import { labelledIndexes } from "./labelled-indexes.ts";
import { periodName, shortPeriodName } from "./period-name.ts";
import { type ChartData, chartHeight, type Series } from "./series.ts";

interface SeriesChartProps {
  readonly data: ChartData;
  /** The description of the chart for screen readers. */
  readonly label: string;
}

/** The most periods whose bars have gaps between them. With more, the bars would be too thin. */
const maxPeriodsWithGaps = 90;

const tick = { fill: "var(--ink-faint)", fontSize: 12 } as const;

/**
 * Draws a chart with bars or lines. The left and right keys move between the periods, and each is announced. This file
 * contains the chart library, and is loaded with the first chart.
 */
export default function SeriesChart({ data, label }: SeriesChartProps) {
  const { interval, periods, series, formatShort } = data;
  const scale = axisScale(largest(series, false), largest(series, true));
  const both = scale.domain[0] < 0;

  return (
    <ComposedChart
      responsive
      data={rowsOf(data)}
      aria-label={`${label} Use the left and right arrow keys to move through the chart.`}
      margin={{ top: 20, right: 20, bottom: 0, left: 0 }}
      stackOffset="sign"
      barCategoryGap={periods.length > maxPeriodsWithGaps ? 0 : "22%"}
      style={{ width: "100%", height: chartHeight }}
      className="chart tabular-nums"
    >
      <CartesianGrid vertical={false} syncWithTicks stroke="var(--hairline)" />
      <XAxis
        dataKey="period"
        tickFormatter={(period: string) => shortPeriodName(period, interval)}
        tick={tick}
        tickLine={false}
        axisLine={both ? false : { stroke: "var(--control)" }}
        interval="preserveStartEnd"
        minTickGap={12}
        height={24}
        tickMargin={6}
      />
      <YAxis
        tickFormatter={(value: number) => formatShort(Math.abs(value))}
        tick={tick}
        tickLine={false}
        axisLine={false}
        domain={[...scale.domain]}
        ticks={scale.ticks}
        width="auto"
      />
      {both && <ReferenceLine y={0} stroke="var(--control)" />}
      {readingTooltip(data)}
      {series.map((each, at) => barsOrLine(each, at, data))}
    </ComposedChart>
  );
}

/** The values of one period, one for each series. Values below the axis are negative. */
interface PeriodRow {
  readonly period: string;
  readonly values: readonly number[];
}

function rowsOf({ periods, series }: ChartData): PeriodRow[] {
  return periods.map((period, at) => ({
    period,
    values: series.map(({ values, downward }) => (downward ? -(values[at] ?? 0) : (values[at] ?? 0))),
  }));
}

function largest(series: readonly Series[], downward: boolean): number {
  return Math.max(0, ...series.filter((each) => Boolean(each.downward) === downward).flatMap(({ values }) => values));
}

function readingTooltip({ interval, periods, series, shape, format }: ChartData) {
  return (
    <Tooltip
      isAnimationActive={false}
      cursor={shape === "line" ? { stroke: "var(--control)" } : { fill: "var(--hover)" }}
      content={({ active, label: at }) => {
        const index = active ? periods.indexOf(String(at)) : -1;
        const period = periods[index];
        return period === undefined ? null : (
          <ChartReading
            period={periodName(period, interval)}
            values={series.map(({ name, colour, values }) => ({ name, colour, value: format(values[index] ?? 0) }))}
          />
        );
      }}
    />
  );
}

function barsOrLine(series: Series, at: number, data: ChartData) {
  const colour = `var(--${series.colour})`;
  const common = {
    name: series.name,
    dataKey: (row: PeriodRow) => row.values[at],
    isAnimationActive: false,
  } as const;
  return data.shape === "line" ? (
    <Line
      key={series.name}
      {...common}
      type="linear"
      stroke={colour}
      strokeWidth={2}
      dot={data.periods.length === 1 ? { fill: colour, r: 3 } : false}
      activeDot={{ r: 4, fill: colour, stroke: "var(--sheet)", strokeWidth: 2 }}
    >
      {directLabels(series, data)}
    </Line>
  ) : (
    <Bar key={series.name} {...common} stackId="all" fill={colour} radius={[2, 2, 0, 0]} maxBarSize={36}>
      {directLabels(series, data)}
    </Bar>
  );
}

/**
 * Returns a function that finds the label of a bar by its period, because the library skips bars without height and
 * counts only the others.
 */
function directLabels({ values, downward = false }: Series, { periods, shape, formatShort }: ChartData) {
  const shown = new Map(labelledIndexes(values, shape).map((index) => [periods[index], index]));
  return (
    <LabelList
      dataKey={({ period }: { period: string }) => (shown.has(period) ? period : undefined)}
      content={({ x, y, width, height, value }) => {
        const index = shown.get(String(value));
        if (index === undefined) return null;
        const now = values[index] ?? 0;
        const before = values.slice(Math.max(0, index - Math.ceil(values.length / 12)), index);
        return (
          <DirectLabel
            box={{ x, y, width, height }}
            below={downward || (shape === "line" && before.some((value) => value > now))}
            end={index > values.length * 0.8}
            text={formatShort(now)}
          />
        );
      }}
    />
  );
}
