import { useCallback, useEffect, useRef, useState } from "react";
import { importWithRetry } from "#src/api/import-with-retry.ts";

interface Part<Component> {
  /** Undefined until its code is there. */
  readonly Component: Component | undefined;
  /** The last try to fetch it got nothing. */
  readonly failed: boolean;
  readonly fetch: () => void;
}

/** After hydration, which has the network and the processor first. */
const settledMs = 1000;

/**
 * A part of the page whose code is a file of its own. Not React's `lazy`: that one remembers a failure for ever, and
 * throws it at the whole page.
 *
 * @param early fetches it before it is asked for
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
    // What was asked for meanwhile is there, or its failure is on the page and must not go by itself.
    const timer = setTimeout(() => asked.current || fetch(), settledMs);
    return () => clearTimeout(timer);
  }, [early, fetch]);

  return { Component: part?.default, failed, fetch };
}
