import type { User } from "@rewright/contract/user";
import type { ReactNode } from "react";
import { lazyOnInteraction } from "#src/api/lazy-on-interaction.tsx";
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
import { accountSettingsStrings } from "./strings.ts";
import { useSessions } from "./use-sessions.ts";

/** The section of API keys. Its code is a separate file, because few users have API keys. */
const ApiKeys = lazyOnInteraction("api-keys", () => import("./api-keys/api-keys.tsx"));

interface AccountSettingsProps {
  readonly user: User;
  /** The section about how the plan is paid. */
  readonly billing: ReactNode;
}

/** Shows everything that a user can see and change in an account. */
export function AccountSettings({ user, billing }: AccountSettingsProps) {
  const sessions = useSessions();
  return (
    <>
      <Section title={accountSettingsStrings.plan} intro={accountSettingsStrings.planLead}>
        <PlanSummary user={user} />
        {billing}
      </Section>
      <Section title={accountSettingsStrings.profile} intro={accountSettingsStrings.profileLead}>
        <ProfileForm user={user} />
      </Section>
      <Section title={accountSettingsStrings.email} intro={accountSettingsStrings.emailLead}>
        <EmailSettings user={user} />
      </Section>
      <Section
        title={accountSettingsStrings.password}
        intro={user.has_password ? accountSettingsStrings.passwordLead : accountSettingsStrings.noPassword}
      >
        {user.has_password ? <PasswordForm user={user} onChanged={sessions.reload} /> : <FirstPassword user={user} />}
      </Section>
      <Section title={accountSettingsStrings.sessions} intro={accountSettingsStrings.sessionsLead}>
        <SessionList {...sessions} />
      </Section>
      <Section title={accountSettingsStrings.apiKeys} intro={accountSettingsStrings.apiKeysLead}>
        <ApiKeys />
      </Section>
      <Section title={accountSettingsStrings.history} intro={accountSettingsStrings.partOfPremium}>
        <HistorySettings user={user} />
      </Section>
      <Section title={accountSettingsStrings.yourData} intro={accountSettingsStrings.dataLead}>
        <DataDownload />
      </Section>
      <Section title={accountSettingsStrings.deleteAccount} intro={accountSettingsStrings.deleteLead} danger>
        <DeleteAccount user={user} />
      </Section>
    </>
  );
}
