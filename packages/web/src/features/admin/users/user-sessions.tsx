import type { endUserSessions } from "@rewright/contract/admin/users";
import { call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { DateTime } from "../fields/date-time.tsx";
import type { PartProps } from "./part-props.ts";
import { usersStrings } from "./strings.ts";

/** Lists the sessions of an account. */
export function UserSessions({ user, actions }: PartProps) {
  const end = (session?: PartProps["user"]["sessions"][number]) =>
    actions.run(session?.id ?? "all", async () => {
      const { ended } = await call<typeof endUserSessions>(`/api/admin/users/${user.id}/end-sessions`, {
        id: user.id,
        ...(session && { session_id: session.id }),
      });
      if (session) return { message: usersStrings.sessionEnded(session.device) };
      return { message: ended === 1 ? usersStrings.oneSessionEnded : `Ended ${ended} sessions.` };
    });

  const isBusy = actions.busy !== undefined;
  return (
    <DrawerSection
      title={usersStrings.sessions}
      actions={
        user.sessions.length > 0 && (
          <Button size="small" waiting={isBusy} onClick={() => end()}>
            {actions.busy === "all" ? usersStrings.ending : usersStrings.endAll}
          </Button>
        )
      }
    >
      {user.sessions.length === 0 ? (
        <p className="text-sm text-soft">{usersStrings.noOpenSessions}</p>
      ) : (
        <ul className="divide-y divide-hairline rounded-surface border border-hairline bg-sheet text-sm">
          {user.sessions.map((session) => (
            <li key={session.id} className="flex items-center gap-4 px-4 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{session.device}</p>
                <p className="text-soft wrap-anywhere">
                  From {session.place === "unknown" ? "an unknown IP address" : session.place}, since{" "}
                  <DateTime at={session.created_at} exact />; last seen <DateTime at={session.last_seen} exact />
                </p>
              </div>
              <Button
                size="small"
                waiting={isBusy}
                aria-label={usersStrings.endTheSession(session.device, session.place)}
                onClick={() => end(session)}
              >
                {actions.busy === session.id ? usersStrings.ending : usersStrings.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}
