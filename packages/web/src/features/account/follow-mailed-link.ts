import type { verifyEmail } from "@rewright/contract/account";
import { CallError, call } from "#src/api/call.ts";
import type { Outcome } from "./verification.ts";

/**
 * Sends the token of the email's link to the server. The outcome is stored in the browser's history, so that a reload
 * shows the same. Only JavaScript sends the token, so that a mail scanner that opens the link has no effect.
 */
export async function followMailedLink(): Promise<Outcome> {
  const token = new URLSearchParams(location.search).get("token");
  if (!token) return (history.state as { readonly outcome?: Outcome } | null)?.outcome ?? {};
  history.replaceState(history.state, "", location.pathname);
  const outcome = await outcomeOf(token);
  history.replaceState({ ...history.state, outcome }, "");
  return outcome;
}

async function outcomeOf(token: string): Promise<Outcome> {
  try {
    const { step, signed_in } = await call<typeof verifyEmail>("/api/auth/verify-email", { token });
    return { step, signedIn: signed_in };
  } catch (error) {
    return { error: error instanceof CallError ? error.code : "internal" };
  }
}
