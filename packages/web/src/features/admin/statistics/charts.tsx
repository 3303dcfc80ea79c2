import { activityCharts } from "./activity-charts.ts";
import { ChartGroup } from "./chart-group.tsx";
import { RangePicker } from "./range-picker.tsx";
import { revenueCharts } from "./revenue-charts.ts";
import { useActivity, useRevenue } from "./use-analytics.ts";
import { useChartRange } from "./use-chart-range.ts";

/** What happened over time. */
export function Charts() {
  const range = useChartRange();
  const activity = useActivity(range);
  const revenue = useRevenue(range);

  return (
    <section aria-labelledby="over-time">
      <h3 id="over-time" className="font-sans text-base">
        Over time
      </h3>
      <div className="mt-4">
        <RangePicker range={range} />
      </div>
      <p className="mt-3 text-sm text-soft">Days are those of UTC; weeks begin on Monday.</p>
      <div className="mt-5 grid gap-4">
        <ChartGroup
          failed="Sign-ups, active users and generations could not be read."
          query={activity}
          charts={activity.data && activityCharts(activity.data.data)}
        />
        <ChartGroup
          failed="Revenue and subscribers could not be read."
          query={revenue}
          charts={revenue.data && revenueCharts(revenue.data.data)}
        />
      </div>
    </section>
  );
}
