import type { verifyEmail } from "@rewright/contract/account";
import { CallError, call } from "../../api/call.ts";

/**
 * Posts the token of the mailed link that led here, and puts what came of it in its place in the address bar, so that a
 * reload says the same. Only a page does so: a mail scanner that looks at the link changes nothing.
 */
export async function followMailedLink(): Promise<URLSearchParams> {
  const query = new URLSearchParams(location.search);
  const token = query.get("token");
  if (!token) return query;
  history.replaceState(history.state, "", location.pathname);
  const result = await outcomeOf(token);
  history.replaceState(history.state, "", `${location.pathname}?${result}`);
  return result;
}

async function outcomeOf(token: string): Promise<URLSearchParams> {
  try {
    const { step } = await call<typeof verifyEmail>("/api/auth/verify-email", { token });
    return new URLSearchParams({ step });
  } catch (error) {
    return new URLSearchParams({ error: error instanceof CallError ? error.code : "internal" });
  }
}
