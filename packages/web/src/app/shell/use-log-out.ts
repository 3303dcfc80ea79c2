import { useState } from "react";
import { useNavigate } from "react-router";
import { CallError } from "#src/api/call.ts";
import { endSession } from "#src/api/session.ts";

interface LogOut {
  readonly logOut: () => void;
  /** Why the log-out failed. */
  readonly problem: string | undefined;
  readonly dismiss: () => void;
}

/** Returns a function that ends the session and opens the home page. */
export function useLogOut(): LogOut {
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();

  async function logOut(): Promise<void> {
    setProblem(undefined);
    try {
      await endSession();
      navigate("/");
    } catch (cause) {
      const reason = cause instanceof CallError ? cause.message : "An unexpected error occurred. Please try again.";
      setProblem(`You're still logged in. ${reason}`);
    }
  }

  return { logOut, problem, dismiss: () => setProblem(undefined) };
}
