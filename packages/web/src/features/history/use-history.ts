import type { updateProfile } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { CallError, call } from "#src/api/call.ts";
import { refreshSession, settle } from "#src/api/session.ts";
import { type LocalItem, localItems, onLocalItems } from "./local-history.ts";
import { historyStrings } from "./strings.ts";
import { deleteAllItems, deleteItem, syncHistory } from "./sync-history.ts";

interface History {
  readonly items: readonly LocalItem[];
  /** True while entries are being loaded from the server. */
  readonly loading: boolean;
  /** The reason why the list may be incomplete. */
  readonly syncError: CallError | undefined;
  /** The reason why the last deletion or change of the switch failed. */
  readonly actionError: CallError | undefined;
  /** True while an entry is being deleted or the history is being switched on or off. */
  readonly busy: boolean;
  readonly refresh: () => void;
  readonly remove: (id: string) => Promise<boolean>;
  readonly clear: () => Promise<boolean>;
  readonly setEnabled: (enabled: boolean) => Promise<boolean>;
}

/**
 * Returns the account's saved rewrites. They are loaded from the server at first, when the user returns to the page,
 * and when the network is back.
 */
export function useHistory({ id, history_enabled }: User): History {
  const snapshot = useCallback(() => localItems(id), [id]);
  const items = useSyncExternalStore(onLocalItems, snapshot);
  const [loading, setLoading] = useState(true);
  const [syncError, setSyncError] = useState<CallError>();
  const [actionError, setActionError] = useState<CallError>();
  const [busy, setBusy] = useState(false);

  const refresh = useCallback(() => {
    setLoading(true);
    syncHistory({ id, history_enabled })
      .then(
        () => setSyncError(undefined),
        (cause: unknown) => setSyncError(toCallError(cause)),
      )
      .finally(() => setLoading(false));
  }, [id, history_enabled]);

  useEffect(() => {
    refresh();
    addEventListener("focus", refresh);
    addEventListener("online", refresh);
    return () => {
      removeEventListener("focus", refresh);
      removeEventListener("online", refresh);
    };
  }, [refresh]);

  /** Runs a step. If it fails, shows the reason and returns false. */
  async function act(step: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setActionError(undefined);
    try {
      await step();
      return true;
    } catch (cause) {
      setActionError(toCallError(cause));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    items,
    loading,
    syncError,
    actionError,
    busy,
    refresh,
    remove: (itemId) => act(() => deleteItem(id, itemId)),
    clear: () => act(() => deleteAllItems(id)),
    setEnabled: (enabled) =>
      act(async () => {
        const profile = { history_enabled: enabled };
        settle((await call<typeof updateProfile>("/api/account/profile", profile)).user);
      }),
  };
}

function toCallError(cause: unknown): CallError {
  if (!(cause instanceof CallError)) return new CallError("unreadable", historyStrings.anUnexpectedErrorOccurred);
  // Updates the session, because the session or the plan has ended elsewhere.
  if (cause.code === "signed_out" || cause.code === "premium_required") refreshSession().catch(() => {});
  return cause;
}
