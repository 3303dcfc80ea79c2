import { useCallback, useRef, useState } from "react";
import { type Problem, problemOf } from "../../../api/problem.ts";
import { noteLoss } from "./query-client.ts";
import { useRefresh } from "./use-refresh.ts";

/** Something that was done, and what can be done about it, such as taking it back. */
export interface Deed {
  readonly message: string;
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
}

export interface Deeds {
  readonly done: Deed | undefined;
  readonly problem: Problem | undefined;
  /** Name of what is being done. */
  readonly busy: string | undefined;
  /** Does something, unless something is being done; then everything that is shown is asked for again. */
  readonly run: (name: string, act: () => Promise<Deed>) => Promise<void>;
  /** Says what was done in a dialog of its own, and asks for everything again. */
  readonly tell: (deed: Deed) => void;
  readonly dismiss: () => void;
}

/** What is done to a row: one thing at a time, with its result for a `DeedLine`. */
export function useDeeds(): Deeds {
  const running = useRef(false);
  const [state, setState] = useState<Pick<Deeds, "done" | "problem" | "busy">>(nothing);
  const refresh = useRefresh();

  const tell = useCallback(
    (done: Deed) => {
      setState({ ...nothing, done });
      void refresh();
    },
    [refresh],
  );

  const run = useCallback(
    async (name: string, act: () => Promise<Deed>) => {
      if (running.current) return;
      running.current = true;
      setState({ ...nothing, busy: name });
      try {
        tell(await act());
      } catch (error) {
        noteLoss(error);
        setState({ ...nothing, problem: problemOf(error, "An unexpected error occurred. Please try again.") });
      } finally {
        running.current = false;
      }
    },
    [tell],
  );

  const dismiss = useCallback(() => setState(nothing), []);

  return { ...state, run, tell, dismiss };
}

const nothing = { done: undefined, problem: undefined, busy: undefined } as const;
