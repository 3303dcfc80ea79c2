import type { Session } from "@rewright/contract/account";
import { Button } from "#src/ui/button.tsx";
import { accountSettingsStrings } from "./strings.ts";

interface SessionRowProps {
  readonly session: Session;
  /** True while any session is being ended. Meanwhile all buttons are disabled. */
  readonly busy: boolean;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});
const when = (time: string) => <time dateTime={time}>{format.format(new Date(time))}</time>;

/** Shows a session: its device, its location, and the button that ends it. */
export function SessionRow({ session, busy, ending, onEnd }: SessionRowProps) {
  const { device, place, current } = session;
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 font-medium">
          {device}
          {current && (
            <span className="rounded-small bg-added-wash px-1.5 text-xs leading-5 font-medium text-added">
              {accountSettingsStrings.thisSession}
            </span>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          {accountSettingsStrings.fromPlace(place === "unknown" ? undefined : place)}
        </p>
        <p className="text-sm text-soft">
          Logged in since {when(session.created_at)}. Last seen {when(session.last_seen)}.
        </p>
      </div>
      <Button
        waiting={busy}
        onClick={onEnd}
        aria-label={
          current ? accountSettingsStrings.endThisSession : accountSettingsStrings.endTheSession(device, place)
        }
      >
        {ending ? accountSettingsStrings.ending : accountSettingsStrings.end}
      </Button>
    </li>
  );
}
