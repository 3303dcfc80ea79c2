import { useEffect } from "react";
import { useSession } from "#src/api/session.ts";

/** Loads what the account has saved, once it is known who is signed in. A failure is ignored: the next page tries again. */
export function useSyncSaved(): void {
  const { user, loading } = useSession();
  const account = loading ? undefined : user?.id;
  useEffect(() => {
    if (account) import("./sync-saved.ts").then(({ syncSaved }) => syncSaved(account)).catch(() => {});
  }, [account]);
}
