/** Shows the outline of the list until it is loaded. */
export function BatchesSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">Loading your batches</span>
      <div aria-hidden className="h-44 rounded-surface border border-hairline bg-sheet p-5">
        <div className="h-5 w-48 rounded-small bg-well" />
        <div className="mt-3 h-4 w-72 max-w-full rounded-small bg-well" />
        <div className="mt-6 h-12 rounded-control bg-well" />
      </div>
    </div>
  );
}
