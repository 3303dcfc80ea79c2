import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { refreshSession } from "#src/api/session.ts";
import { showToast } from "#src/ui/toast.ts";
import { noteLoss } from "../query-client.ts";
import { partsStrings } from "../strings.ts";

/** Holds the outcome of a completed action. */
export interface ActionResult {
  readonly message: string;
  /** Undoes the action, if that is possible. */
  readonly undo?: (() => void) | undefined;
}

export interface AdminActions {
  /** The reason why the last action failed. */
  readonly problem: Problem | undefined;
  /** The name of the action that is running. */
  readonly busy: string | undefined;
  /** Runs an action unless one is already running, and then reloads everything that is shown. */
  readonly run: (name: string, act: () => Promise<ActionResult>) => Promise<void>;
  /** Shows the result of an action that a dialog completed, and reloads everything that is shown. */
  readonly report: (result: ActionResult) => void;
  readonly dismiss: () => void;
}

/**
 * Runs administrators' actions one at a time. Success is shown as a toast (a short message), failure as a line in the
 * page.
 */
export function useAdminActions(): AdminActions {
  const running = useRef(false);
  const [state, setState] = useState<Pick<AdminActions, "problem" | "busy">>(nothing);
  const refresh = useRefresh();
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const report = useCallback(
    ({ message, undo }: ActionResult) => {
      setState(nothing);
      showToast(message, undo);
      void refresh();
    },
    [refresh],
  );

  const run = useCallback(
    async (name: string, act: () => Promise<ActionResult>) => {
      if (running.current) return;
      running.current = true;
      setState({ problem: undefined, busy: name });
      try {
        report(await act());
      } catch (error) {
        noteLoss(error);
        const problem = problemOf(error, partsStrings.anUnexpectedErrorOccurred);
        setState({ problem, busy: undefined });
        // A toast's Undo may be pressed after the details, which would show the failure, were closed.
        if (!isMounted.current) showToast(problem.message);
      } finally {
        running.current = false;
      }
    },
    [report],
  );

  const dismiss = useCallback(() => setState(nothing), []);

  return { ...state, run, report, dismiss };
}

const nothing = { problem: undefined, busy: undefined } as const;

/**
 * Returns a function that reloads the data shown in the panel and the administrator's own account, because an action
 * may have changed them.
 */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => {
    refreshSession().catch(() => {});
    return client.invalidateQueries();
  }, [client]);
}
