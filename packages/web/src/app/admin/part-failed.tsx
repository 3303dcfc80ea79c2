import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** In the place of a part whose code could not be fetched. */
export function PartFailed({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) {
  return (
    <div className="mt-6 overflow-hidden rounded-surface">
      <Notice
        kind="danger"
        action={
          <Button size="small" className="-my-1" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {what} could not be loaded. Network error - please check your connection
      </Notice>
    </div>
  );
}
