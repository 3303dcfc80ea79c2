import { LinkButton } from "../../ui/link-button.tsx";
import { AccountPage } from "./account-page.tsx";
import { useGoogleReturn } from "./use-google-return.ts";
import { Waiting } from "./waiting.tsx";

/** What is seen between Google and the dashboard, and why the way ends here where it does. */
export function GoogleReturn() {
  const failure = useGoogleReturn();
  if (!failure) {
    return (
      <AccountPage title="Signing you in">
        <Waiting>Finishing the sign-in with Google</Waiting>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="That did not work">
      <p role="alert">{failure}</p>
      <p className="mt-2 mb-6 text-sm text-soft">The log-in page opens in a few seconds.</p>
      <LinkButton to="/login">Try Again</LinkButton>
    </AccountPage>
  );
}
