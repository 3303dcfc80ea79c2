import type { getUser } from "@rewright/contract/admin/users";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { CallError, read } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { usersStrings } from "./strings.ts";

/** An account with what belongs to it. */
export type UserDetail = z.output<(typeof getUser)["output"]>["data"];

interface UserQuery {
  readonly user: UserDetail | undefined;
  readonly problem: Problem | undefined;
  /** Nobody has an account of this id, or nobody any more. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** One account with its sessions, its use and what was given by hand. */
export function useUser(id: string): UserQuery {
  const address = `/api/users/${encodeURIComponent(id)}` as const;
  const { data, error, refetch } = useQuery({
    queryKey: [address],
    queryFn: ({ signal }) => read<typeof getUser>(address, signal),
  });
  return {
    user: data?.data,
    problem: error ? problemOf(error, usersStrings.anUnexpectedErrorOccurred) : undefined,
    isMissing: error instanceof CallError && error.code === "not_found",
    retry: () => refetch(),
  };
}
