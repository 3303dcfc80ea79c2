import type { User } from "@rewright/contract/user";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { googlePurpose, isGoogleReturnProcessed, markGoogleReturnProcessed } from "#src/api/google-return.ts";
import { refreshSession } from "#src/api/session.ts";
import { pathAfterSignIn } from "#src/api/wanted-plan.ts";
import { authenticationFailed, type GoogleFailure, googleFailure, noSession } from "./google-failure.ts";
import { isNewAccount } from "./is-new-account.ts";
import { accountStrings } from "./strings.ts";
import { type Redirect, useRedirect } from "./use-redirect.ts";

interface Outcome {
  readonly kind: "failed" | "created";
  readonly message: string;
  readonly redirect: Redirect;
}

const created: Outcome = {
  kind: "created",
  message: accountStrings.accountCreatedSuccessfullyRedirecting,
  redirect: { to: "/dashboard", afterMs: 2000 },
};

/**
 * Completes the sign-in after the return from Google, and opens the next page.
 *
 * @returns the message to show before that, if any
 */
export function useGoogleReturn(): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  const navigate = useNavigate();
  useRedirect(outcome?.redirect);

  useEffect(() => {
    let gone = false;
    finishSignIn().then((came) => {
      if (gone) return;
      const place = pathAfterSignIn();
      if (came && "message" in came) {
        setOutcome({ kind: "failed", message: came.message, redirect: { to: "/login", afterMs: came.afterMs } });
      } else if (came && isNewAccount(came) && place === created.redirect.to) setOutcome(created);
      else navigate(place, { replace: true });
    });
    return () => {
      gone = true;
    };
  }, [navigate]);

  return outcome;
}

/**
 * Returns the signed-in account, or the reason why the sign-in failed. Undefined if the return from Google was already
 * handled.
 */
async function finishSignIn(): Promise<User | GoogleFailure | undefined> {
  if (isGoogleReturnProcessed()) return undefined;
  const code = new URLSearchParams(location.search).get("error");
  if (code !== null) return googleFailure(code, googlePurpose());
  try {
    const user = await refreshSession();
    if (!user) return noSession;
    markGoogleReturnProcessed();
    return user;
  } catch {
    return authenticationFailed;
  }
}
