import type { User } from "@rewright/contract/user";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#src/api/session.ts";
import { accountSettingsStrings } from "./strings.ts";

/** Returns the signed-in account as soon as it is known. Guests are redirected to the login page. */
export function useOwner(): User | undefined {
  const { loading, user, ended } = useSession();
  const navigate = useNavigate();
  const entered = useRef(false);
  const owner = loading ? undefined : user;
  useEffect(() => {
    if (owner) entered.current = true;
    // Does not redirect after a log-out or a deletion here, which already opens another page.
    else if (!loading && (ended || !entered.current)) {
      navigate("/login", { replace: true, state: { message: accountSettingsStrings.logInFirst } });
    }
  }, [owner, loading, ended, navigate]);
  return owner;
}
