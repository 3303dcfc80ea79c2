import type { banUser, unbanUser } from "@rewright/contract/admin/users";
import { useState } from "react";
import { call } from "#src/api/call.ts";
import { useSession } from "#src/api/session.ts";
import { Button } from "#src/ui/button.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { ReasonDialog } from "../reasons/reason-dialog.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import type { PartProps } from "./part-props.ts";
import { usersStrings } from "./strings.ts";

interface UserDangerProps extends PartProps {
  readonly onDeleted: (email: string) => Promise<void>;
}

/** Shows the buttons that ban an account, lift a ban, or delete the account. */
export function UserDanger({ user, actions, onDeleted }: UserDangerProps) {
  const [asking, setAsking] = useState<"ban" | "unban" | "delete">();
  const isSelf = useSession().user?.id === user.id;
  const close = () => setAsking(undefined);
  const { ban, unban } = banActions({ user, actions }, close);

  if (isSelf) {
    return (
      <DrawerSection title={usersStrings.banOrDelete}>
        <p className="text-sm text-soft">{usersStrings.thisIsYourOwn}</p>
      </DrawerSection>
    );
  }
  return (
    <DrawerSection title={usersStrings.banOrDelete}>
      <div className="flex flex-wrap gap-3">
        {user.is_active ? (
          <Button onClick={() => setAsking("ban")}>{usersStrings.ban}</Button>
        ) : (
          <Button onClick={() => setAsking("unban")}>{usersStrings.liftTheBan}</Button>
        )}
        <Button look="danger" onClick={() => setAsking("delete")}>
          {usersStrings.delete}
        </Button>
      </div>
      {asking === "ban" && (
        <ReasonDialog
          title={usersStrings.banThisAccount}
          message={`${user.email} will be logged out everywhere and can't log in again until the ban is lifted. Any subscription continues. You can cancel it above.`}
          confirm={usersStrings.ban}
          busyLabel={usersStrings.banning}
          danger
          onConfirm={ban}
          onClose={close}
        />
      )}
      {asking === "unban" && (
        <ReasonDialog
          title={usersStrings.liftTheBanQuestion}
          message={`${user.email} can log in again.`}
          confirm={usersStrings.liftTheBan}
          busyLabel={usersStrings.lifting}
          onConfirm={unban}
          onClose={close}
        />
      )}
      {asking === "delete" && <DeleteUserDialog user={user} onDeleted={() => onDeleted(user.email)} onClose={close} />}
    </DrawerSection>
  );
}

/** Returns the functions that ban an account and lift the ban. Each can be undone from its toast. */
function banActions({ user, actions }: PartProps, close: () => void) {
  const banWith = (reason: string) => call<typeof banUser>(`/api/admin/users/${user.id}/ban`, { id: user.id, reason });
  const unbanWith = (reason: string) =>
    call<typeof unbanUser>(`/api/admin/users/${user.id}/unban`, {
      id: user.id,
      reason,
    });

  async function ban(reason: string): Promise<void> {
    await banWith(reason);
    close();
    const undo = async () => {
      await unbanWith(usersStrings.banUndone);
      return { message: `${user.email} can log in again.` };
    };
    actions.report({
      message: `${user.email} was banned, and all sessions of the account were ended.`,
      undo: () => actions.run("unban", undo),
    });
  }

  async function unban(reason: string): Promise<void> {
    await unbanWith(reason);
    close();
    const undo = async () => {
      await banWith(user.ban_reason ?? usersStrings.banRestored);
      return { message: `${user.email} is banned again.` };
    };
    actions.report({
      message: `${user.email} can log in again.`,
      undo: () => actions.run("ban", undo),
    });
  }

  return { ban, unban };
}
