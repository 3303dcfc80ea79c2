import { LoadFailed } from "#src/features/admin/load-failed.tsx";
import { adminPageStrings } from "./strings.ts";

const problem = { message: adminPageStrings.networkErrorPleaseCheck };

/** Shows an error message in place of a component whose code could not be loaded. */
export function LazyLoadFailed({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) {
  return (
    <div className="mt-6">
      <LoadFailed what={`We couldn't load ${what}.`} problem={problem} onRetry={onRetry} />
    </div>
  );
}
