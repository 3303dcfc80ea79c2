import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../api/session.ts";

/** Sends whoever is signed in, or signs in here, to the dashboard. */
export function useGuestsOnly(): void {
  const { loading, user } = useSession();
  const navigate = useNavigate();
  const isSignedIn = !loading && user !== undefined;
  useEffect(() => {
    if (isSignedIn) navigate("/dashboard", { replace: true });
  }, [isSignedIn, navigate]);
}
