import { useCallback, useEffect, useRef, useState } from "react";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { showToast } from "#src/ui/toast.ts";
import { noteLoss } from "../query-client.ts";
import { partsStrings } from "../strings.ts";
import { useRefresh } from "./use-refresh.ts";

/** Holds the outcome of a completed action. */
export interface Deed {
  readonly message: string;
  /** Reverts the action. */
  readonly undo?: (() => void) | undefined;
}

export interface AdminActions {
  /** Holds why the last action failed. */
  readonly problem: Problem | undefined;
  /** Names the running action. */
  readonly busy: string | undefined;
  /** Runs an action unless one is already running, then reloads everything that is shown. */
  readonly run: (name: string, act: () => Promise<Deed>) => Promise<void>;
  /** Reports an action that a dialog completed, and reloads everything that is shown. */
  readonly tell: (action: Deed) => void;
  readonly dismiss: () => void;
}

/** Runs one action at a time. A toast reports success, an `ActionLine` reports failure. */
export function useAdminActions(): AdminActions {
  const running = useRef(false);
  const [state, setState] = useState<Pick<AdminActions, "problem" | "busy">>(nothing);
  const refresh = useRefresh();
  const isThere = useRef(true);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const tell = useCallback(
    ({ message, undo }: Deed) => {
      setState(nothing);
      showToast(message, undo);
      void refresh();
    },
    [refresh],
  );

  const run = useCallback(
    async (name: string, act: () => Promise<Deed>) => {
      if (running.current) return;
      running.current = true;
      setState({ problem: undefined, busy: name });
      try {
        tell(await act());
      } catch (error) {
        noteLoss(error);
        const problem = problemOf(error, partsStrings.anUnexpectedErrorOccurred);
        setState({ problem, busy: undefined });
        // A toast's Undo may be pressed after the details, which would show the failure, were closed.
        if (!isThere.current) showToast(problem.message);
      } finally {
        running.current = false;
      }
    },
    [tell],
  );

  const dismiss = useCallback(() => setState(nothing), []);

  return { ...state, run, tell, dismiss };
}

const nothing = { problem: undefined, busy: undefined } as const;
