import { type ChartInterval, chartIntervals } from "@rewright/contract/admin/choices";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type ChartRange, newestRange, readDay } from "./chart-range.ts";

interface ChosenRange extends ChartRange {
  readonly interval: ChartInterval;
  /** Days were chosen; otherwise these are the newest. */
  readonly chosen: boolean;
  readonly setInterval: (interval: ChartInterval) => void;
  /** Undefined goes back to the newest days. */
  readonly setRange: (range: ChartRange | undefined) => void;
}

/** Over which days the charts go, and by which periods: in the address, so that a link shows the same. */
export function useChartRange(): ChosenRange {
  const [query, setQuery] = useSearchParams();
  // The address follows a moment later; the choice is seen at once.
  const [pressed, setPressed] = useState<ChartInterval>();
  const interval = pressed ?? chartIntervals.find((name) => name === query.get("interval")) ?? "day";
  const from = readDay(query.get("from"));
  const to = readDay(query.get("to"));
  const chosen = from !== undefined && to !== undefined && from <= to;

  // biome-ignore lint/correctness/useExhaustiveDependencies: from here on the address speaks again
  useEffect(() => setPressed(undefined), [query]);

  function change(values: Readonly<Record<string, string | undefined>>) {
    // The browser has the newest address; the query of the last render may be older, and would undo the change before.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true, state: { keepPlace: true } });
  }

  return {
    interval,
    ...(chosen ? { from, to } : newestRange(interval, new Date())),
    chosen,
    setInterval: (value) => {
      setPressed(value);
      change({ interval: value === "day" ? undefined : value });
    },
    setRange: (range) => change({ from: range?.from, to: range?.to }),
  };
}
