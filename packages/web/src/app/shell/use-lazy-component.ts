import { useCallback, useEffect, useRef, useState } from "react";
import { importWithRetry } from "#src/api/import-with-retry.ts";

interface Part<Component> {
  /** Undefined until the code is loaded. */
  readonly Component: Component | undefined;
  /** True when the last attempt to load the code failed. */
  readonly failed: boolean;
  readonly fetch: () => void;
}

/** Waits for hydration, which needs the network and the processor first. */
const settledMs = 1000;

/**
 * Loads a component whose code is a separate file. Unlike React's `lazy`, it can retry after a failure, and a failure
 * does not crash the page.
 *
 * @param early loads the code before it is requested
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
