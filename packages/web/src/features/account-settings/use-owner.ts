import type { User } from "@rewright/contract/account";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../api/session.ts";

/** Whose account it is, once the server has said so; guests are sent to the log-in page. */
export function useOwner(): User | undefined {
  const { loading, user } = useSession();
  const navigate = useNavigate();
  const isGuest = !loading && user === undefined;
  useEffect(() => {
    if (isGuest) navigate("/login", { replace: true });
  }, [isGuest, navigate]);
  return loading ? undefined : user;
}
