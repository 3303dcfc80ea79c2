import type { sendVerificationEmail } from "@rewright/contract/account";
import { complimentaryCredits } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import { BadgeCheck, TriangleAlert } from "lucide-react";
import { call } from "#src/api/call.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { EmailForm } from "./email-form.tsx";
import { accountSettingsStrings } from "./strings.ts";

/** Shows the account's email address, whether it is verified, and the form to change it. */
export function EmailSettings({ user }: { user: User }) {
  const resend = useAction();

  const sendAgain = () =>
    resend.run(async () => {
      const { message } = await call<typeof sendVerificationEmail>("/api/auth/send-verification-email", {});
      return message;
    });

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere" data-testid="account-email">
          {user.email}
        </span>
        {user.email_verified ? (
          <span className="inline-flex items-center gap-1.5 text-sm text-added">
            <BadgeCheck size={16} aria-hidden /> Verified
          </span>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-sm text-warning">
            <TriangleAlert size={16} aria-hidden /> Not verified
          </span>
        )}
      </p>
      {!user.email_verified && (
        <div className="mt-3">
          <p className="text-sm text-pretty text-soft">{accountSettingsStrings.openTheLink(complimentaryCredits)}</p>
          <Button className="mt-3" waiting={resend.busy} onClick={sendAgain}>
            {resend.busy ? accountSettingsStrings.sending : accountSettingsStrings.resendEmail}
          </Button>
          <Outcome {...resend} />
        </div>
      )}
      <div className="mt-7">
        <EmailForm user={user} />
      </div>
    </>
  );
}
