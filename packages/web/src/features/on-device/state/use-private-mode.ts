import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "#src/api/session.ts";
import { watchUpdates } from "../offline/registration.ts";
import { createPrivateMode, type PrivateMode, type PrivateState } from "./private-mode.ts";

interface Shown {
  readonly mode: PrivateMode;
  readonly state: PrivateState;
  readonly isOnline: boolean;
  /** True if a newer version of the page is complete on this device. */
  readonly hasUpdate: boolean;
}

/** The milliseconds between two checks of the plan while the page is open. */
const checkEveryMs = 15 * 60_000;

const initial: PrivateState = { status: "checking" };

/** Opens private mode for the signed-in account, and checks the plan again from time to time. */
export function usePrivateMode(): Shown {
  const { user, loading } = useSession();
  const [mode] = useState(createPrivateMode);
  const [hasUpdate, setHasUpdate] = useState(false);
  const state = useSyncExternalStore(mode.subscribe, mode.state, () => initial);
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const account = user?.id;

  useEffect(() => {
    if (!loading) void mode.open(account);
  }, [mode, account, loading]);
  useEffect(() => mode.stop, [mode]);

  useEffect(() => {
    const check = () => void mode.check();
    const timer = setInterval(check, checkEveryMs);
    addEventListener("online", check);
    return () => {
      clearInterval(timer);
      removeEventListener("online", check);
    };
  }, [mode]);

  useEffect(() => {
    if ("serviceWorker" in navigator) return watchUpdates(() => setHasUpdate(true));
  }, []);

  return { mode, state, isOnline, hasUpdate };
}

function subscribeToConnection(listen: () => void): () => void {
  addEventListener("online", listen);
  addEventListener("offline", listen);
  return () => {
    removeEventListener("online", listen);
    removeEventListener("offline", listen);
  };
}
