import type { ApiKey, createKey, listKeys, revokeKey } from "@rewright/contract/api-keys";
import { useCallback, useEffect, useState } from "react";
import { CallError, call, read, remove } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { apiKeyStrings } from "./strings.ts";

const path = "/api/account/keys";

interface Keys {
  /** The account's API keys, newest first. Undefined until the server has responded. */
  readonly keys: readonly ApiKey[] | undefined;
  /** The reason why the list could not be loaded. */
  readonly problem: Problem | undefined;
  readonly reload: () => void;
  /** Creates a key, and returns the secret that its owner must copy now. @throws CallError */
  readonly create: (name: string, days: number | null) => Promise<string>;
  /** Revokes a key. A key that was already revoked is no error. @throws CallError */
  readonly revoke: (id: string) => Promise<void>;
}

/** Loads the account's API keys. */
export function useKeys(): Keys {
  const [keys, setKeys] = useState<readonly ApiKey[]>();
  const [problem, setProblem] = useState<Problem>();

  const reload = useCallback(() => {
    setProblem(undefined);
    read<typeof listKeys>(path).then(
      (answer) => setKeys(answer.keys),
      (error) => setProblem(problemOf(error, apiKeyStrings.keysFailed)),
    );
  }, []);
  useEffect(reload, [reload]);

  async function create(name: string, expires_in_days: number | null): Promise<string> {
    const { key, secret } = await call<typeof createKey>(path, { name, expires_in_days });
    setKeys((before) => [key, ...(before ?? [])]);
    return secret;
  }

  async function revoke(id: string): Promise<void> {
    try {
      await remove<typeof revokeKey>(`${path}/${id}`);
    } catch (error) {
      if (!(error instanceof CallError && error.code === "not_found")) throw error;
    }
    setKeys((before) => before?.filter((key) => key.id !== id));
  }

  return { keys, problem, reload, create, revoke };
}
