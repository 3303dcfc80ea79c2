import type { ActivityPoint } from "@rewright/contract/admin/analytics";
import type { ChartInterval } from "@rewright/contract/admin/choices";
import { dayOf } from "./period-name.ts";
import { type Chart, counts } from "./series.ts";
import { statisticsStrings } from "./strings.ts";

interface Activity {
  readonly interval: ChartInterval;
  readonly points: readonly ActivityPoint[];
  readonly counted_since: string | null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the charts about sign-ups, rewrites and other activity. */
export function activityCharts({ interval, points, counted_since }: Activity): readonly Chart[] {
  const periods = points.map(({ period }) => period);
  const of = (name: Exclude<keyof ActivityPoint, "period">) => points.map((point) => point[name]);
  const chart = (name: string, values: readonly number[], headline: string, nothing: string): Chart => ({
    title: name,
    headline,
    nothing,
    data: { interval, periods, series: [{ name, colour: "pencil", values }], shape: "bars", ...counts },
  });
  const inAll = (values: readonly number[]) => `${counts.format(sum(values))} in this period`;
  const atMost = (values: readonly number[]) => `at most ${counts.format(Math.max(0, ...values))} in a ${interval}`;
  const note =
    counted_since === null ? statisticsStrings.notCountedYet : statisticsStrings.countedSince(dayOf(counted_since));
  const [signUps, active, generations] = [of("sign_ups"), of("active_users"), of("generations")];
  return [
    chart("Sign-ups", signUps, inAll(signUps), statisticsStrings.noSignUps),
    { ...chart(statisticsStrings.activeUsers, active, atMost(active), statisticsStrings.noActiveUsers), note },
    { ...chart("Rewrites", generations, inAll(generations), statisticsStrings.noRewrites), note },
  ];
}
