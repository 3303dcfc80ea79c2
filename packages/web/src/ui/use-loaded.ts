import { useCallback, useEffect, useState } from "react";

/**
 * Returns a part of the page once its code is loaded, and a function that requests it. If loading fails, the part is
 * missing until it is requested again.
 */
export function useLoaded<Part>(load: () => Promise<Part>): [part: Part | undefined, ask: () => void] {
  const [part, setPart] = useState<Part>();
  const ask = useCallback(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    );
  }, [load]);
  return [part, ask];
}

/** Returns a part of the page while `wanted` is true and its code is loaded. */
export function useLoadedWhile<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, ask] = useLoaded(load);
  useEffect(() => {
    if (wanted) ask();
  }, [wanted, ask]);
  return wanted ? part : undefined;
}
