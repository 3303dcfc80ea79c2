import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#src/api/session.ts";
import { restoreSignUpDraft } from "#src/api/sign-up-draft.ts";
import { pathAfterSignIn } from "#src/api/wanted-plan.ts";

/** Redirects signed-in users to the dashboard, or to the plan that they wanted to buy. */
export function useGuestsOnly(): void {
  const { loading, user } = useSession();
  const navigate = useNavigate();
  const accountId = loading ? undefined : user?.id;
  useEffect(() => {
    if (!accountId) return;
    restoreSignUpDraft(accountId);
    navigate(pathAfterSignIn(), { replace: true });
  }, [accountId, navigate]);
}
