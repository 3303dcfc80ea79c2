import type { Problem } from "#src/api/problem.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorId } from "#src/ui/error-id.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { partsStrings } from "./strings.ts";

interface FailedPartProps {
  /** What failed to load, in a full sentence: "We couldn't load the users." */
  readonly what: string;
  readonly problem: Problem;
  readonly onRetry: () => void;
  /** The button's label, if it is not the default one. */
  readonly retryLabel?: string | undefined;
}

/** Shows why the data failed to load, with a button to try again. */
export function LoadFailed({ what, problem, onRetry, retryLabel = partsStrings.tryAgain }: FailedPartProps) {
  return (
    <div className="overflow-hidden rounded-surface">
      <Notice
        kind="danger"
        action={
          <Button size="small" className="-my-1" onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {what} {problem.message}
        <ErrorId id={problem.errorId} />
      </Notice>
    </div>
  );
}
