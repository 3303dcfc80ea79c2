import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { DescriptionList } from "../fields/description-list.tsx";
import { count } from "../fields/total.ts";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import type { PartProps } from "./part-props.ts";
import { usersStrings } from "./strings.ts";

/** Shows a person's names and ways to log in. */
export function UserAccount({ user, actions }: PartProps) {
  const [editing, setEditing] = useState(false);
  return (
    <DrawerSection
      title={usersStrings.account}
      actions={
        <>
          <CopyButton text={user.id} label={usersStrings.copyId} className="h-7! min-w-24 px-2!" />
          <Button size="small" onClick={() => setEditing(true)}>
            {usersStrings.edit}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={{
          Id: <code className="text-xs">{user.id}</code>,
          Role: user.user_metadata.role === "admin" ? "Administrator" : "User",
          "Logs in with": loginNames(user),
          Verified: user.email_verified ? "Yes" : usersStrings.noTheEmailLink,
          Joined: <DateTime at={user.created_at} exact />,
          "Last login": <DateTime at={user.last_login} exact none="Never" />,
          Generations: count(user.total_generations),
          Credits: count(user.credits),
          ...(!user.is_active && { "Banned because": user.ban_reason ?? usersStrings.noReasonGiven }),
        }}
      />
      {editing && <EditUserDialog user={user} actions={actions} onClose={() => setEditing(false)} />}
    </DrawerSection>
  );
}

function loginNames({ provider, has_password }: PartProps["user"]): string {
  if (provider === "google") return has_password ? usersStrings.googleOrAPassword : "Google";
  return has_password ? usersStrings.aPassword : usersStrings.noPasswordChosenYet;
}
