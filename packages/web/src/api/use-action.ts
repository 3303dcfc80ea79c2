import { useRef, useState } from "react";
import { type Problem, problemOf } from "./problem.ts";

interface Action {
  readonly busy: boolean;
  /** What was done, for people; undefined until it is, and while it is done again. */
  readonly done: string | undefined;
  readonly problem: Problem | undefined;
  /** Does it, unless it is being done. `act` answers with what to say about it; undefined where a field says what is wrong. */
  readonly run: (act: () => Promise<string | undefined>) => Promise<boolean>;
}

/** The course of one thing that can be done: once at a time, with its result. */
export function useAction(): Action {
  const running = useRef(false);
  const [state, setState] = useState<Omit<Action, "run">>({ busy: false, done: undefined, problem: undefined });

  async function run(act: () => Promise<string | undefined>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setState({ busy: true, done: undefined, problem: undefined });
    try {
      const done = await act();
      setState({ busy: false, done, problem: undefined });
      return done !== undefined;
    } catch (error) {
      const problem = problemOf(error, "An unexpected error occurred. Please try again.");
      setState({ busy: false, done: undefined, problem });
      return false;
    } finally {
      running.current = false;
    }
  }

  return { ...state, run };
}
