import type { endUserSessions } from "@rewright/contract/admin-users";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/button.tsx";
import { DrawerSection } from "../parts/drawer-section.tsx";
import { Moment } from "../parts/moment.tsx";
import type { PartProps } from "./part-props.ts";

/** Where somebody is logged in. */
export function UserSessions({ user, deeds }: PartProps) {
  const end = (session?: PartProps["user"]["sessions"][number]) =>
    deeds.run(session?.id ?? "all", async () => {
      const { ended } = await call<typeof endUserSessions>(`/api/admin/users/${user.id}/end-sessions`, {
        id: user.id,
        ...(session && { session_id: session.id }),
      });
      if (session) return { message: `The session of ${session.device} was ended.` };
      return { message: ended === 1 ? "1 session was ended." : `${ended} sessions were ended.` };
    });

  const isBusy = deeds.busy !== undefined;
  return (
    <DrawerSection
      title="Sessions"
      actions={
        user.sessions.length > 0 && (
          <Button size="small" waiting={isBusy} onClick={() => end()}>
            {deeds.busy === "all" ? "Ending..." : "End all"}
          </Button>
        )
      }
    >
      {user.sessions.length === 0 ? (
        <p className="text-sm text-soft">Not logged in anywhere.</p>
      ) : (
        <ul className="divide-y divide-hairline rounded-surface border border-hairline bg-sheet text-sm">
          {user.sessions.map((session) => (
            <li key={session.id} className="flex items-center gap-4 px-4 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{session.device}</p>
                <p className="text-soft wrap-anywhere">
                  From {session.place === "unknown" ? "an unknown address" : session.place}, since{" "}
                  <Moment at={session.created_at} exact />; last seen <Moment at={session.last_seen} exact />
                </p>
              </div>
              <Button
                size="small"
                waiting={isBusy}
                aria-label={`End the session of ${session.device}, from ${session.place}`}
                onClick={() => end(session)}
              >
                {deeds.busy === session.id ? "Ending..." : "End"}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}
