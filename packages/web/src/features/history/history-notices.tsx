import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { useHistory } from "./use-history.ts";

interface HistoryNoticesProps {
  readonly history: ReturnType<typeof useHistory>;
  readonly enabled: boolean;
}

/** What is to be known above the list: what went wrong, and that nothing new is kept. */
export function HistoryNotices({ history, enabled }: HistoryNoticesProps) {
  const { syncError, actionError, loading, refresh } = history;
  const offline = syncError?.code === "no_connection";
  return (
    <>
      {actionError && <Notice kind="danger">Nothing was changed. {actionError.message}</Notice>}
      {syncError && (
        <Notice
          kind={offline ? "warning" : "danger"}
          action={
            <Button size="small" className="-my-1" waiting={loading} onClick={refresh}>
              Try again
            </Button>
          }
        >
          {offline
            ? "You are offline. This is what this browser keeps; the rest comes with the connection."
            : `Your history could not be brought up to date. ${syncError.message}`}
        </Notice>
      )}
      {!enabled && (
        <Notice kind="info">New rewritings are not kept. What is listed here stays until you delete it.</Notice>
      )}
    </>
  );
}
