import { useEffect, useReducer } from "react";

/** Returns the current time, updated each minute. */
export function useMinute(): Date {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return new Date();
}
