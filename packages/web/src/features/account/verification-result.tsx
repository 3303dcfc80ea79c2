import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { refreshSession, useSession } from "#src/api/session.ts";
import { restoreSignUpDraft } from "#src/api/sign-up-draft.ts";
import { pathAfterSignIn } from "#src/api/wanted-plan.ts";
import { LinkButton } from "#src/ui/link-button.tsx";
import { textLink } from "#src/ui/text-link.ts";
import { AccountPage } from "./account-page.tsx";
import { followMailedLink } from "./follow-mailed-link.ts";
import { SendLinkAgain } from "./send-link-again.tsx";
import { accountStrings } from "./strings.ts";
import { type Verification, verificationOf } from "./verification.ts";
import { Waiting } from "./waiting.tsx";

/** Shows what the link in an email has done, and what to do next. */
export function VerificationResult() {
  const [result, setResult] = useState<Verification>();
  const { user } = useSession();
  const navigate = useNavigate();

  const followed = useRef(false);
  useEffect(() => {
    if (followed.current) return;
    followed.current = true;
    void followMailedLink().then(async (outcome) => {
      // The cached session has the old email address, or no credits.
      const now = await refreshSession().catch(() => undefined);
      if (outcome.signedIn && now) {
        restoreSignUpDraft(now.id);
        navigate(pathAfterSignIn(), { replace: true, state: { notice: accountStrings.verifiedAndIn } });
      } else setResult(verificationOf(outcome));
    });
  }, [navigate]);

  if (!result) {
    return (
      <AccountPage title={accountStrings.verifyingYourEmail}>
        <Waiting>{accountStrings.checkingYourLink}</Waiting>
      </AccountPage>
    );
  }
  const { title, text, remedy, logIn } = result;
  const needsLink = remedy === "new-link";
  return (
    <AccountPage title={title}>
      <p role={remedy ? "alert" : "status"} className="text-pretty">
        {text}
      </p>
      {needsLink && user?.email_verified && (
        <p className="mt-2 text-sm text-pretty text-soft">
          Your verified email is {user.email}. To change it, start again on your{" "}
          <Link to="/account" className={textLink}>
            account page
          </Link>
          .
        </p>
      )}
      {logIn && !user && <p className="mt-2 text-pretty">{logIn}</p>}
      {needsLink && !user && <p className="mt-2 text-sm text-pretty text-soft">{accountStrings.newLinkByLogIn}</p>}
      <div className="mt-6">
        {needsLink && user && !user.email_verified ? (
          <SendLinkAgain />
        ) : user ? (
          <LinkButton to="/dashboard">{accountStrings.goToTheDashboard}</LinkButton>
        ) : (
          <LinkButton to="/login">{accountStrings.logIn}</LinkButton>
        )}
      </div>
    </AccountPage>
  );
}
