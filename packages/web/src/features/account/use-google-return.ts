import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { googlePurpose, isGoogleReturnProcessed, markGoogleReturnProcessed } from "../../api/google-return.ts";
import { refreshSession } from "../../api/session.ts";
import { placeAfterSignIn } from "../../api/wanted-plan.ts";
import { authenticationFailed, type GoogleFailure, googleFailure, noSession } from "./google-failure.ts";
import { type Redirect, useRedirect } from "./use-redirect.ts";

interface Failed {
  readonly message: string;
  readonly redirect: Redirect;
}

/** Takes in who comes back from Google, and leads on. @returns why not, where that is so */
export function useGoogleReturn(): string | undefined {
  const [failed, setFailed] = useState<Failed>();
  const navigate = useNavigate();
  useRedirect(failed?.redirect);

  useEffect(() => {
    let gone = false;
    takeIn().then((failure) => {
      if (gone) return;
      if (!failure) navigate(placeAfterSignIn(), { replace: true });
      else setFailed({ message: failure.message, redirect: { to: "/login", afterMs: failure.afterMs } });
    });
    return () => {
      gone = true;
    };
  }, [navigate]);

  return failed?.message;
}

async function takeIn(): Promise<GoogleFailure | undefined> {
  if (isGoogleReturnProcessed()) return undefined;
  const code = new URLSearchParams(location.search).get("error");
  if (code !== null) return googleFailure(code, googlePurpose());
  try {
    if (!(await refreshSession())) return noSession;
  } catch {
    return authenticationFailed;
  }
  markGoogleReturnProcessed();
  return undefined;
}
