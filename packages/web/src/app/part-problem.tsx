import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

interface PartProblemProps {
  /** What did not come. */
  readonly what: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Under the header: a part of it could not be fetched. */
export function PartProblem({ what, onRetry, onClose }: PartProblemProps) {
  return (
    <div className="absolute inset-x-0 top-full border-b border-hairline">
      <Notice
        kind="danger"
        action={
          <span className="-my-1 flex gap-2">
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
            <Button size="small" onClick={onClose}>
              Close
            </Button>
          </span>
        }
      >
        {what} could not be loaded. Network error - please check your connection
      </Notice>
    </div>
  );
}
