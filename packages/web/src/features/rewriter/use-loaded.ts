import { useCallback, useState } from "react";

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
