import { useRef, useState } from "react";
import { type Problem, problemOf } from "./problem.ts";

interface Action {
  readonly busy: boolean;
  /** The success message. Undefined until the action has succeeded, and while it runs again. */
  readonly done: string | undefined;
  readonly problem: Problem | undefined;
  /**
   * Runs the action unless it is already running. `act` returns the success message, or undefined if a field of the
   * form shows an error instead.
   */
  readonly run: (act: () => Promise<string | undefined>) => Promise<boolean>;
}

/** Returns the state and result of an action that can only run once at a time. */
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
