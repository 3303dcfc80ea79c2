import { useCallback, useEffect, useState } from "react";

/**
 * Returns a part of the tool once it was asked for and its code has come, and what asks for it. The tool can do without the
 * part: a failure leaves it out until it is asked for again.
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

/** Returns a part of the tool while it is wanted and once its code has come. */
export function useLoadedWhile<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, ask] = useLoaded(load);
  useEffect(() => {
    if (wanted) ask();
  }, [wanted, ask]);
  return wanted ? part : undefined;
}
