import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError } from "#src/api/call.ts";
import { noteRefusal, refreshSession } from "#src/api/session.ts";

/** Coming back to the window within this time asks for nothing again. */
const freshMs = 30_000;

/** Keeps the answers of the administrators' calls while the panel is open. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noteLoss }),
    mutationCache: new MutationCache({ onError: noteLoss }),
    defaultOptions: {
      // What fails says so at once, with a button to try again; without a network too.
      queries: { retry: false, networkMode: "always", staleTime: freshMs },
      mutations: { networkMode: "always" },
    },
  });
}

/** Whoever has lost the session, or the role, must not be left in front of the panel. */
export function noteLoss(error: unknown): void {
  noteRefusal(error);
  if (error instanceof CallError && error.code === "forbidden") refreshSession().catch(() => {});
}
