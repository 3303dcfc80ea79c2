import { noConnection } from "#src/api/call.ts";
import { LoadFailed } from "#src/features/admin/load-failed.tsx";

const problem = noConnection();

/** Shows an error message in place of a component whose code could not be loaded. */
export function LazyLoadFailed({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) {
  return (
    <div className="mt-6">
      <LoadFailed what={`We couldn't load ${what}.`} problem={problem} onRetry={onRetry} />
    </div>
  );
}
