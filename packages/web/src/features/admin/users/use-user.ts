import type { getUser } from "@rewright/contract/admin/users";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { CallError, read } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { usersStrings } from "./strings.ts";

/** The type of an account with its related rows. */
export type UserDetail = z.output<(typeof getUser)["output"]>["data"];

interface UserQuery {
  readonly user: UserDetail | undefined;
  readonly problem: Problem | undefined;
  /** True if no account has this id, or if it was deleted. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** Loads one account with its sessions, usage and grants. */
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
