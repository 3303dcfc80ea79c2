import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { historyStrings } from "./strings.ts";
import type { useHistory } from "./use-history.ts";

interface HistoryNoticesProps {
  readonly history: ReturnType<typeof useHistory>;
  readonly enabled: boolean;
}

/** Shows errors above the list, or that the history is switched off. */
export function HistoryNotices({ history, enabled }: HistoryNoticesProps) {
  const { syncError, actionError, loading, refresh } = history;
  const offline = syncError?.code === "no_connection";
  return (
    <>
      {actionError && <Notice kind="danger">{historyStrings.nothingChanged(actionError.message)}</Notice>}
      {syncError && (
        <Notice
          kind={offline ? "warning" : "danger"}
          action={
            <Button size="small" className="-my-1" waiting={loading} onClick={refresh}>
              {historyStrings.tryAgain}
            </Button>
          }
        >
          {offline ? historyStrings.youreOffline : historyStrings.syncFailed(syncError.message)}
        </Notice>
      )}
      {!enabled && <Notice kind="info">{historyStrings.historyIsOff}</Notice>}
    </>
  );
}
