import type { requestPasswordReset } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { call } from "#src/api/call.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { accountSettingsStrings } from "./strings.ts";

/** Explains how a user who has only signed in with Google can set a password. */
export function FirstPassword({ user }: { user: User }) {
  const action = useAction();

  const send = () =>
    action.run(async () => {
      await call<typeof requestPasswordReset>("/api/auth/request-password-reset", { email: user.email });
      return accountSettingsStrings.weSentALink(user.email);
    });

  return (
    <>
      <p className="text-pretty">{accountSettingsStrings.youLogIn}</p>
      <Button className="mt-4" waiting={action.busy} onClick={send}>
        {action.busy ? accountSettingsStrings.sending : accountSettingsStrings.emailMeALink}
      </Button>
      <Outcome {...action} />
    </>
  );
}
