import { useCallback, useEffect, useRef, useState } from "react";
import { importWithRetry } from "#src/api/import-with-retry.ts";

interface Part<Component> {
  /** The component. Undefined until its code is loaded. */
  readonly Component: Component | undefined;
  /** True if the last attempt to load the code has failed. */
  readonly failed: boolean;
  readonly fetch: () => void;
}

/** The milliseconds before the code is loaded early, so that the page itself is ready first. */
const settledMs = 1000;

/**
 * Loads a component whose code is a separate file. Unlike with React's `lazy`, a failure does not crash the page, and
 * loading can be tried again.
 *
 * @param early Loads the code before it is requested
 */
export function useLazyComponent<Component>(
  load: () => Promise<{ readonly default: Component }>,
  early: boolean,
): Part<Component> {
  const [part, setPart] = useState<{ readonly default: Component }>();
  const [failed, setFailed] = useState(false);

  const asked = useRef(false);

  const fetch = useCallback(() => {
    asked.current = true;
    setFailed(false);
    importWithRetry(load).then(setPart, () => setFailed(true));
  }, [load]);

  useEffect(() => {
    if (!early) return;
    // If it was requested meanwhile, it is loaded, or its failure is shown and must not disappear by itself.
    const timer = setTimeout(() => asked.current || fetch(), settledMs);
    return () => clearTimeout(timer);
  }, [early, fetch]);

  return { Component: part?.default, failed, fetch };
}
