import { activityCharts } from "./activity-charts.ts";
import { ChartGroup } from "./chart-group.tsx";
import { RangePicker } from "./range-picker.tsx";
import { revenueCharts } from "./revenue-charts.ts";
import { statisticsStrings } from "./strings.ts";
import { useActivity, useRevenue } from "./use-analytics.ts";
import { useChartRange } from "./use-chart-range.ts";

/** Shows the charts of activity and revenue over time. */
export function Charts() {
  const range = useChartRange();
  const activity = useActivity(range);
  const revenue = useRevenue(range);

  return (
    <section aria-labelledby="over-time">
      <h3 id="over-time" className="font-sans text-base">
        {statisticsStrings.overTime}
      </h3>
      <div className="mt-4">
        <RangePicker range={range} />
      </div>
      <p className="mt-3 text-sm text-soft">{statisticsStrings.daysAreInUtc}</p>
      <div className="mt-5 grid gap-4">
        <ChartGroup
          failed={statisticsStrings.activityFailed}
          query={activity}
          charts={activity.data && activityCharts(activity.data.data)}
        />
        <ChartGroup
          failed={statisticsStrings.revenueFailed}
          query={revenue}
          charts={revenue.data && revenueCharts(revenue.data.data)}
        />
      </div>
    </section>
  );
}
