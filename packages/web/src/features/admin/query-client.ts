import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError } from "#src/api/call.ts";
import { noteRefusal, refreshSession } from "#src/api/session.ts";

/** Sets how long an answer counts as fresh: returning to the window within this time fetches nothing. */
const freshMs = 30_000;

/** Returns a client that caches the administrators' calls while the panel is open. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noteLoss }),
    mutationCache: new MutationCache({ onError: noteLoss }),
    defaultOptions: {
      // A failed query shows its error at once, with a retry button, also without a network.
      queries: { retry: false, networkMode: "always", staleTime: freshMs },
      mutations: { networkMode: "always" },
    },
  });
}

/** Refreshes the session after an error that says the session or the administrator role has ended. */
export function noteLoss(error: unknown): void {
  noteRefusal(error);
  if (error instanceof CallError && error.code === "forbidden") refreshSession().catch(() => {});
}
