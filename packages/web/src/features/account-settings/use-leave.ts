import { useNavigate } from "react-router";
import { forgetAccount } from "#src/api/session.ts";

/**
 * Returns a function that deletes the account's data from this browser and opens the home page. Called after the server
 * has ended the session.
 */
export function useLeave(): (notice: string) => Promise<void> {
  const navigate = useNavigate();
  return async (notice) => {
    await navigate("/", { replace: true, state: { notice } });
    forgetAccount();
  };
}
