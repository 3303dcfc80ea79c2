import { useNavigate } from "react-router";
import { forgetAccount } from "#src/api/session.ts";

/** Goes to the home page after the session has ended on the server, and takes the account off this device. */
export function useLeave(): (notice: string) => Promise<void> {
  const navigate = useNavigate();
  return async (notice) => {
    await navigate("/", { replace: true, state: { notice } });
    forgetAccount();
  };
}
