import { type ChartInterval, chartIntervals } from "@rewright/contract/admin/choices";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type ChartRange, newestRange, readDay } from "./chart-range.ts";

interface ChosenRange extends ChartRange {
  readonly interval: ChartInterval;
  /** True if the user has chosen the days. Otherwise they are the newest ones. */
  readonly chosen: boolean;
  readonly setInterval: (interval: ChartInterval) => void;
  /** Sets the days. Undefined selects the newest ones. */
  readonly setRange: (range: ChartRange | undefined) => void;
}

/** Keeps the interval and the days of the charts in the URL, so that a link shows the same charts. */
export function useChartRange(): ChosenRange {
  const [query, setQuery] = useSearchParams();
  // Holds the choice until the address contains it.
  const [pressed, setPressed] = useState<ChartInterval>();
  const interval = pressed ?? chartIntervals.find((name) => name === query.get("interval")) ?? "day";
  const from = readDay(query.get("from"));
  const to = readDay(query.get("to"));
  const chosen = from !== undefined && to !== undefined && from <= to;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address changes, it replaces the choice
  useEffect(() => setPressed(undefined), [query]);

  function change(values: Readonly<Record<string, string | undefined>>) {
    // Reads the browser's address: the query of the last render may be older and would undo the previous change.
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
