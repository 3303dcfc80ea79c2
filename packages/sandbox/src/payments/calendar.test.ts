import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, periodEnd } from "./calendar.ts";

const at = (text: string) => Date.parse(text) / 1000;
const monthly = { interval: "month", interval_count: 1 };
const yearly = { interval: "year", interval_count: 1 };

const time = fc.date({ min: new Date("2000-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
const anchors = time.map((date) => Math.floor(date.getTime() / 1000));

/** Returns the ends of consecutive billing periods that start at `anchor`. */
function periods(anchor: number, interval: typeof monthly, count: number): number[] {
  const ends = [anchor];
  for (let index = 0; index < count; index++) ends.push(periodEnd(anchor, interval, ends[index]!));
  return ends;
}

test("[CONSTANTS-13] the billing periods of a subscription from the 31st end on the last day of shorter months, and on the 31st of others", () => {
  const ends = periods(at("2027-01-31T09:30:00Z"), monthly, 4).map((end) => new Date(end * 1000).toISOString());
  expect(ends).toEqual([
    "2027-01-31T09:30:00.000Z",
    "2027-02-28T09:30:00.000Z",
    "2027-03-31T09:30:00.000Z",
    "2027-04-30T09:30:00.000Z",
    "2027-05-31T09:30:00.000Z",
  ]);
});

test("the yearly periods of a subscription from 29 February end on the 28th, and in leap years on the 29th", () => {
  const ends = periods(at("2028-02-29T00:00:00Z"), yearly, 4).map((end) => new Date(end * 1000).toISOString());
  expect(ends.map((end) => end.slice(0, 10))).toEqual([
    "2028-02-29",
    "2029-02-28",
    "2030-02-28",
    "2031-02-28",
    "2032-02-29",
  ]);
});

test("every billing period ends at the same time of day, on the same day of the month or the month's last one", () => {
  fc.assert(
    fc.property(anchors, fc.constantFrom(monthly, yearly), (anchor, interval) => {
      const day = new Date(anchor * 1000).getUTCDate();
      for (const end of periods(anchor, interval, 50)) {
        const date = new Date(end * 1000);
        const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
        expect(date.getUTCDate()).toBe(Math.min(day, lastDay));
        expect((end - anchor) % 86_400).toBe(0);
      }
    }),
  );
});

test("monthly and yearly billing periods follow each other without gaps", () => {
  fc.assert(
    fc.property(anchors, fc.constantFrom(1, 12), (anchor, step) => {
      const interval = step === 1 ? monthly : yearly;
      const months = periods(anchor, interval, 40).map((end) => {
        const date = new Date(end * 1000);
        return date.getUTCFullYear() * 12 + date.getUTCMonth();
      });
      expect(months).toEqual(months.map((_, index) => months[0]! + index * step));
    }),
  );
});

test("the end of a billing period is the same from whichever moment of the period it is computed", () => {
  fc.assert(
    fc.property(
      anchors,
      fc.nat(40),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (anchor, n, part) => {
        const [start, end] = [addMonths(anchor, n), addMonths(anchor, n + 1)];
        const inside = start + Math.floor((end - start) * part);
        expect(periodEnd(anchor, monthly, inside)).toBe(end);
      },
    ),
  );
});
