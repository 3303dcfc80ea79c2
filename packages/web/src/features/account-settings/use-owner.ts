import type { User } from "@rewright/contract/user";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#src/api/session.ts";
import { accountSettingsStrings } from "./strings.ts";

/** Whose account it is, once the server has said so; guests are sent to the login page. */
export function useOwner(): User | undefined {
  const { loading, user, ended } = useSession();
  const navigate = useNavigate();
  const entered = useRef(false);
  const owner = loading ? undefined : user;
  useEffect(() => {
    if (owner) entered.current = true;
    // Whoever logs out or deletes the account here is on the way to another page already.
    else if (!loading && (ended || !entered.current)) {
      navigate("/login", { replace: true, state: { message: accountSettingsStrings.logInFirst } });
    }
  }, [owner, loading, ended, navigate]);
  return owner;
}
