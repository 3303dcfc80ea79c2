import { useCallback, useEffect, useState } from "react";
import { importWithRetry } from "#src/api/import-with-retry.ts";
import type SeriesChart from "./series-chart.tsx";

interface ChartCode {
  /** The component that draws charts. Undefined until its code is loaded. */
  readonly Chart: typeof SeriesChart | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the code that draws charts, which is a separate file. */
export function useChartCode(): ChartCode {
  const [Chart, setChart] = useState<typeof SeriesChart>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    importWithRetry(() => import("./series-chart.tsx")).then(
      (code) => setChart(() => code.default),
      () => setFailed(true),
    );
  }, []);

  useEffect(load, [load]);

  return { Chart, failed, retry: load };
}
