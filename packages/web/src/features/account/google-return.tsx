import { Done } from "../../ui/done.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { AccountPage } from "./account-page.tsx";
import { useGoogleReturn } from "./use-google-return.ts";
import { Waiting } from "./waiting.tsx";

/** What is seen between Google and the dashboard, and why the way ends here where it does. */
export function GoogleReturn() {
  const outcome = useGoogleReturn();
  if (outcome?.kind === "failed") {
    return (
      <AccountPage title="That did not work">
        <p role="alert">{outcome.message}</p>
        <p className="mt-2 mb-6 text-sm text-soft">The log-in page opens in a few seconds.</p>
        <LinkButton to="/login">Try Again</LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Signing you in">
      {outcome ? <Done>{outcome.message}</Done> : <Waiting>Finishing the sign-in with Google</Waiting>}
    </AccountPage>
  );
}
