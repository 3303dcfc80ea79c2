import { describe, expect, test } from "vitest";
import { chartPeriods } from "./chart-periods.ts";

const now = new Date("2026-03-01T00:30:00.000Z");

describe("periods that a chart shows", () => {
  test("are by default 30 days, 26 weeks or 12 months, and the last one contains today", () => {
    const days = chartPeriods({ interval: "day" }, now).starts;
    expect([days.length, days[0], days.at(-1)]).toEqual([30, "2026-01-31", "2026-03-01"]);
    const weeks = chartPeriods({ interval: "week" }, now).starts;
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([26, "2025-09-01", "2026-02-23"]);
    const months = chartPeriods({ interval: "month" }, now).starts;
    expect([months.length, months[0], months.at(-1)]).toEqual([12, "2025-04-01", "2026-03-01"]);
  });

  test("are always whole periods, even if the requested range starts or ends within one", () => {
    const asked = { from: "2025-12-31", to: "2026-01-12" };
    const weeks = chartPeriods({ interval: "week", ...asked }, now);
    expect(weeks.starts).toEqual(["2025-12-29", "2026-01-05", "2026-01-12"]);
    expect([weeks.from, weeks.until]).toEqual(["2025-12-29", "2026-01-19"]);
    const months = chartPeriods({ interval: "month", ...asked }, now);
    expect(months.starts).toEqual(["2025-12-01", "2026-01-01"]);
    expect(months.until).toEqual("2026-02-01");
  });

  test("include leap days, and end today if the requested range ends later", () => {
    expect(chartPeriods({ interval: "day", from: "2024-02-28", to: "2024-03-01" }, now).starts).toEqual([
      "2024-02-28",
      "2024-02-29",
      "2024-03-01",
    ]);
    expect(chartPeriods({ interval: "day", from: "2026-02-28", to: "2026-03-02" }, now).starts).toEqual([
      "2026-02-28",
      "2026-03-01",
    ]);
  });

  test("are refused if the range ends before it starts or has more than 400 periods", () => {
    expect(() => chartPeriods({ interval: "day", from: "2026-02-02", to: "2026-02-01" }, now)).toThrow(
      'later than "to"',
    );
    expect(chartPeriods({ interval: "day", from: "2024-01-01", to: "2025-02-03" }, now).starts).toHaveLength(400);
    expect(() => chartPeriods({ interval: "day", from: "2024-01-01", to: "2025-02-04" }, now)).toThrow("at most 400");
    expect(() => chartPeriods({ interval: "day", from: "0001-01-01" }, now)).toThrow("at most 400");
  });
});
