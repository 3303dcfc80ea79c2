import type { signOut } from "@rewright/contract/account";
import { type RefObject, useRef, useState } from "react";
import { call } from "#src/api/call.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { showToast } from "#src/ui/toast.ts";
import { SessionRow } from "./session-row.tsx";
import { accountSettingsStrings } from "./strings.ts";
import { useLeave } from "./use-leave.ts";
import type { useSessions } from "./use-sessions.ts";

/** Lists the account's sessions, with buttons that end them. */
export function SessionList({ sessions, problem, reload, end }: ReturnType<typeof useSessions>) {
  const list = useRef<HTMLUListElement>(null);
  const { action, ending, endSome, endThis } = useEnding(end, list);

  if (problem) {
    return (
      <>
        <Outcome problem={problem} />
        <Button className="mt-3" onClick={reload}>
          {accountSettingsStrings.tryAgain}
        </Button>
      </>
    );
  }
  if (!sessions) return <SessionsLoading />;

  const others = sessions.filter(({ current }) => !current).map(({ id }) => id);

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={accountSettingsStrings.openSessions}
        className="divide-y divide-hairline rounded-surface border border-hairline bg-sheet outline-none"
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={action.busy}
            ending={ending === session.id}
            onEnd={() =>
              session.current
                ? endThis(session.id)
                : endSome([session.id], accountSettingsStrings.sessionEnded(session.device), session.id)
            }
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          className="mt-4"
          waiting={action.busy}
          onClick={() => endSome(others, accountSettingsStrings.youreLoggedOutEverywhere, "others")}
        >
          {ending === "others" ? accountSettingsStrings.ending : accountSettingsStrings.logOutEverywhereElse}
        </Button>
      )}
      <Outcome problem={action.problem} />
    </>
  );
}

/** Shows the outline of the list until it is loaded. */
function SessionsLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{accountSettingsStrings.loadingYourSessions}</span>
      <span aria-hidden className="h-14 rounded-control bg-well" />
      <span aria-hidden className="h-14 rounded-control bg-well" />
    </div>
  );
}

/**
 * Ends one or all other sessions, one action at a time. `ending` is the id of the session that is being ended, or
 * "others".
 */
function useEnding(end: ReturnType<typeof useSessions>["end"], list: RefObject<HTMLUListElement | null>) {
  const action = useAction();
  const [ending, setEnding] = useState<string>();
  const leave = useLeave();

  async function endSome(ids: readonly string[], said: string, which: string): Promise<void> {
    setEnding(which);
    const isDone = await action.run(async () => {
      await end(ids);
      return "";
    });
    setEnding(undefined);
    if (!isDone) return;
    showToast(said);
    // The button that had the focus was removed.
    list.current?.focus();
  }

  async function endThis(id: string): Promise<void> {
    setEnding(id);
    await action.run(async () => {
      await call<typeof signOut>("/api/auth/sign-out", {});
      await leave(accountSettingsStrings.youreLoggedOut);
      return "";
    });
    setEnding(undefined);
  }

  return { action, ending, endSome, endThis };
}
