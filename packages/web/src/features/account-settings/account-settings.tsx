import type { User } from "@rewright/contract/user";
import type { ReactNode } from "react";
import { DataDownload } from "./data-download.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailSettings } from "./email-settings.tsx";
import { FirstPassword } from "./first-password.tsx";
import { HistorySettings } from "./history-settings.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { Section } from "./section.tsx";
import { SessionList } from "./session-list.tsx";
import { useSessions } from "./use-sessions.ts";

interface AccountSettingsProps {
  readonly user: User;
  /** How the plan is paid for. */
  readonly billing: ReactNode;
}

/** Everything that people can see and change of their account. */
export function AccountSettings({ user, billing }: AccountSettingsProps) {
  const sessions = useSessions();
  return (
    <>
      <Section title="Plan" intro="What you can do now, and how it is paid for.">
        <PlanSummary user={user} />
        {billing}
      </Section>
      <Section title="Profile" intro="How we address you.">
        <ProfileForm user={user} />
      </Section>
      <Section title="E-mail" intro="You log in with it, and it gets the links and notices of your account.">
        <EmailSettings user={user} />
      </Section>
      <Section
        title="Password"
        intro={user.has_password ? "Changing it ends every other session." : "You have none so far."}
      >
        {user.has_password ? <PasswordForm user={user} onChanged={sessions.reload} /> : <FirstPassword user={user} />}
      </Section>
      <Section title="Sessions" intro="Where you are logged in. End what you do not know, and change your password.">
        <SessionList {...sessions} />
      </Section>
      <Section
        title="History"
        intro="Part of Premium. Kept texts are in your browsers and on our server; without Premium, nothing is kept."
      >
        <HistorySettings user={user} />
      </Section>
      <Section title="Your data" intro="All that is stored about your account, in one file in the format JSON.">
        <DataDownload />
      </Section>
      <Section title="Delete account" intro="Deletes all of it for good." danger>
        <DeleteAccount user={user} />
      </Section>
    </>
  );
}
