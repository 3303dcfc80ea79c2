import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError } from "#src/api/call.ts";
import { noteRefusal, refreshSession } from "#src/api/session.ts";

/** The milliseconds within which loaded data is not loaded again when the user returns to the window. */
const freshMs = 30_000;

/** Creates a cache for the administrators' data while the panel is open. */
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

/** Asks the server again who is signed in if an error says that the session or the administrator role has ended. */
export function noteLoss(error: unknown): void {
  noteRefusal(error);
  if (error instanceof CallError && error.code === "forbidden") refreshSession().catch(() => {});
}
