import type { requestPasswordReset } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { call } from "../../api/call.ts";
import { useAction } from "../../api/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Outcome } from "../../ui/outcome.tsx";

/** For an account that is entered with Google only: how it gets a password. */
export function FirstPassword({ user }: { user: User }) {
  const action = useAction();

  const send = () =>
    action.run(async () => {
      await call<typeof requestPasswordReset>("/api/auth/request-password-reset", { email: user.email });
      return `A mail with a link to set a password is on its way to ${user.email}.`;
    });

  return (
    <>
      <p className="text-pretty">
        You log in with Google, so this account has no password. To log in with your e-mail address as well, have a link
        mailed to you and set one. Setting it ends every session, this one included.
      </p>
      <Button className="mt-4" waiting={action.busy} onClick={send}>
        {action.busy ? "Sending..." : "Mail me a link"}
      </Button>
      <Outcome {...action} />
    </>
  );
}
