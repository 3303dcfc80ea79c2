import { useState } from "react";
import { Done } from "../../ui/done.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { AccountPage } from "./account-page.tsx";
import { ResetForm } from "./reset-form.tsx";
import { type Redirect, useRedirect } from "./use-redirect.ts";
import { useResetTokens } from "./use-reset-tokens.ts";
import { Waiting } from "./waiting.tsx";

const badLink = "Invalid or expired password reset link. Please request a new one.";
const toLogin: Redirect = { to: "/login", afterMs: 3000 };
const toLoginWithMessage: Redirect = {
  ...toLogin,
  state: { message: "Your password is changed. Log in with the new one." },
};

/** A new password by the link of a mail: the form, and both of its ends lead to the log-in page. */
export function ResetPassword() {
  const tokens = useResetTokens();
  const [expired, setExpired] = useState(false);
  const [done, setDone] = useState<string>();
  const isBad = tokens === null || expired;
  useRedirect(done ? toLoginWithMessage : isBad ? toLogin : undefined);

  if (done) {
    return (
      <AccountPage title="Set a new password">
        <Done>{done}</Done>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Set a new password" intro={!isBad && "Every other session of your account ends with it."}>
      {isBad && (
        <>
          <p role="alert">{badLink}</p>
          <p className="mt-2 mb-6 text-sm text-soft">
            The log-in page opens in a few seconds. “Forgot password?” there sends a new link.
          </p>
          <LinkButton to="/login">Log in</LinkButton>
        </>
      )}
      {tokens === undefined && <Waiting>Reading the link</Waiting>}
      {tokens && !expired && <ResetForm tokens={tokens} onDone={setDone} onExpired={() => setExpired(true)} />}
    </AccountPage>
  );
}
