import { Button } from "#src/ui/button.tsx";
import { scoreStrings } from "./strings.ts";
import type { ShownScore } from "./use-measured.ts";

/** Shows a note that the figures belong to an earlier text, and why. */
export function MeasuringNote({ score: { current, problem, retry } }: { score: ShownScore }) {
  if (current) return null;
  if (problem === undefined) return <p className="mt-1 text-sm text-soft">{scoreStrings.measuring}</p>;
  return (
    <p role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warning">
      {scoreStrings.notMeasured} {problem}
      <Button size="small" onClick={retry}>
        {scoreStrings.tryAgain}
      </Button>
    </p>
  );
}
