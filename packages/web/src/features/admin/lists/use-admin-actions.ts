import { useCallback, useEffect, useRef, useState } from "react";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { showToast } from "#src/ui/toast.ts";
import { noteLoss } from "../query-client.ts";
import { partsStrings } from "../strings.ts";
import { useRefresh } from "./use-refresh.ts";

/** Something that was done. */
export interface Deed {
  readonly message: string;
  /** Takes it back. */
  readonly undo?: (() => void) | undefined;
}

export interface AdminActions {
  /** Why the last thing was not done. */
  readonly problem: Problem | undefined;
  /** Name of what is being done. */
  readonly busy: string | undefined;
  /** Does something, unless something is being done; then everything that is shown is asked for again. */
  readonly run: (name: string, act: () => Promise<Deed>) => Promise<void>;
  /** Says what was done in a dialog of its own, and asks for everything again. */
  readonly tell: (action: Deed) => void;
  readonly dismiss: () => void;
}

/** What is done to a row: one thing at a time. What was done is told by a toast, what was not by a `ActionLine`. */
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
        // A toast's Undo can be pressed after the details have been closed, which would have said it.
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
