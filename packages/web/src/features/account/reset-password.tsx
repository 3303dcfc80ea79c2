import { useState } from "react";
import { Done } from "#src/ui/done.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";
import { AccountPage } from "./account-page.tsx";
import { ResetForm } from "./reset-form.tsx";
import { accountStrings } from "./strings.ts";
import { type Redirect, useRedirect } from "./use-redirect.ts";
import { useResetTokens } from "./use-reset-tokens.ts";
import { Waiting } from "./waiting.tsx";

const badLink = accountStrings.invalidOrExpiredPassword;
const toLogin: Redirect = { to: "/login", afterMs: 3000 };
const toLoginWithMessage: Redirect = {
  ...toLogin,
  state: { message: accountStrings.yourPasswordWasChanged },
};

/**
 * Shows the form for a new password after the email's link was opened. Success and failure both lead to the login page.
 */
export function ResetPassword() {
  const tokens = useResetTokens();
  const [expired, setExpired] = useState(false);
  const [done, setDone] = useState<string>();
  const isBad = tokens === null || expired;
  useRedirect(done ? toLoginWithMessage : isBad ? toLogin : undefined);

  if (done) {
    return (
      <AccountPage title={accountStrings.setANewPassword}>
        <Done>{done}</Done>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={accountStrings.setANewPassword} intro={!isBad && accountStrings.passwordLead}>
      {isBad && (
        <>
          <p role="alert">{badLink}</p>
          <p className="mt-2 mb-6 text-sm text-soft">{accountStrings.toLoginForLink}</p>
          <LinkButton to="/login">{accountStrings.logIn}</LinkButton>
        </>
      )}
      {tokens === undefined && <Waiting>{accountStrings.checkingYourLink}</Waiting>}
      {tokens && !expired && <ResetForm tokens={tokens} onDone={setDone} onExpired={() => setExpired(true)} />}
    </AccountPage>
  );
}
