import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { appStrings } from "./strings.ts";

interface LoadProblemProps {
  /** The name of the part that could not be loaded. */
  readonly what: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shows below the header that a part of the page could not be loaded, with a button to try again. */
export function LoadProblem({ what, onRetry, onClose }: LoadProblemProps) {
  return (
    <div className="absolute inset-x-0 top-full border-b border-hairline">
      <Notice
        kind="danger"
        action={
          <span className="-my-1 flex gap-2">
            <Button size="small" onClick={onRetry}>
              {appStrings.tryAgain}
            </Button>
            <Button size="small" onClick={onClose}>
              {appStrings.close}
            </Button>
          </span>
        }
      >
        {appStrings.couldNotBeLoaded(what)}
      </Notice>
    </div>
  );
}
