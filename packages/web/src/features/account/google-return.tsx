import { Done } from "#src/ui/done.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";
import { AccountPage } from "./account-page.tsx";
import { accountStrings } from "./strings.ts";
import { useGoogleReturn } from "./use-google-return.ts";
import { Waiting } from "./waiting.tsx";

/** Shows the progress of a sign-in after the return from Google, and the reason if it failed. */
export function GoogleReturn() {
  const outcome = useGoogleReturn();
  if (outcome?.kind === "failed") {
    return (
      <AccountPage title={accountStrings.thatDidntWork}>
        <p role="alert">{outcome.message}</p>
        <p className="mt-2 mb-6 text-sm text-soft">{accountStrings.toLoginSoon}</p>
        <LinkButton to="/login">{accountStrings.tryAgain}</LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={accountStrings.loggingYouIn}>
      {outcome ? <Done>{outcome.message}</Done> : <Waiting>{accountStrings.finishingYourGoogleLogin}</Waiting>}
    </AccountPage>
  );
}
