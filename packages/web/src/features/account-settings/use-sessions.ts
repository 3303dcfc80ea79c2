import type { endSession, listSessions, Session } from "@rewright/contract/account";
import { useCallback, useEffect, useState } from "react";
import { CallError, read, remove } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { accountSettingsStrings } from "./strings.ts";

interface Sessions {
  /** The sessions of the account. Undefined until the server has responded. */
  readonly sessions: readonly Session[] | undefined;
  /** The reason why the list could not be loaded. */
  readonly problem: Problem | undefined;
  readonly reload: () => void;
  /** Ends the given sessions, one after the other. A session that has already ended is no error. @throws CallError */
  readonly end: (ids: readonly string[]) => Promise<void>;
}

/** Loads the account's sessions. */
export function useSessions(): Sessions {
  const [sessions, setSessions] = useState<readonly Session[]>();
  const [problem, setProblem] = useState<Problem>();

  const reload = useCallback(() => {
    setProblem(undefined);
    read<typeof listSessions>("/api/account/sessions").then(
      (answer) => setSessions(answer.sessions.toSorted((a, b) => Number(b.current) - Number(a.current))),
      (error) => setProblem(problemOf(error, accountSettingsStrings.sessionsFailed)),
    );
  }, []);
  useEffect(reload, [reload]);

  async function end(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        await remove<typeof endSession>(`/api/account/sessions/${id}`);
      } catch (error) {
        if (!(error instanceof CallError && error.code === "not_found")) throw error;
      }
      setSessions((before) => before?.filter((session) => session.id !== id));
    }
  }

  return { sessions, problem, reload, end };
}
