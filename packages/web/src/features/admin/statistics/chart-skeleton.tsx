import { chartHeight } from "./series.ts";
import { statisticsStrings } from "./strings.ts";

/** Shows the outline of charts while they load. */
export function ChartSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{statisticsStrings.loadingNumbers}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all items are the same
        <div key={index} aria-hidden className="rounded-surface border border-hairline bg-sheet p-4 md:p-5">
          <span className="block h-6 w-40 rounded-control bg-well" />
          <div className="mt-3 grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <span className="rounded-control bg-well" style={{ height: chartHeight }} />
            <span className="h-7 rounded-control bg-well lg:h-auto" />
          </div>
        </div>
      ))}
    </div>
  );
}
