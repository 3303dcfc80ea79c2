import type { ApiKey } from "@rewright/contract/api-keys";
import { Button } from "#src/ui/button.tsx";
import { apiKeyStrings } from "./strings.ts";

interface KeyRowProps {
  readonly apiKey: ApiKey;
  readonly onRevoke: () => void;
}

const day = { day: "numeric", month: "short", year: "numeric" } as const;
const dayFormat = new Intl.DateTimeFormat("en-GB", day);
const timeFormat = new Intl.DateTimeFormat("en-GB", { ...day, hour: "2-digit", minute: "2-digit" });

const on = (time: string, format = dayFormat) => <time dateTime={time}>{format.format(new Date(time))}</time>;

/** Shows an API key: its name, its first characters, its dates, and the button that revokes it. */
export function KeyRow({ apiKey, onRevoke }: KeyRowProps) {
  const { name, prefix, created_at, expires_at, expired, last_used_at } = apiKey;
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 font-medium wrap-anywhere">
          {name}
          {expired && (
            <span className="rounded-small bg-warning-wash px-1.5 text-xs leading-5 font-medium text-warning">
              {apiKeyStrings.expired}
            </span>
          )}
        </p>
        <p className="font-mono text-sm text-soft">{prefix}…</p>
        <p className="text-sm text-soft">
          {apiKeyStrings.created} {on(created_at)}. <Expiry at={expires_at} isOver={expired} />.
        </p>
        <p className="text-sm text-soft">
          {last_used_at ? (
            <>
              {apiKeyStrings.lastUsed} {on(last_used_at, timeFormat)}.
            </>
          ) : (
            `${apiKeyStrings.neverUsed}.`
          )}
        </p>
      </div>
      <Button onClick={onRevoke} aria-label={apiKeyStrings.revokeKey(name, prefix)}>
        {apiKeyStrings.revoke}
      </Button>
    </li>
  );
}

function Expiry({ at, isOver }: { readonly at: string | null; readonly isOver: boolean }) {
  if (at === null) return apiKeyStrings.noExpiry;
  return (
    <>
      {isOver ? apiKeyStrings.expiredOn : apiKeyStrings.expiresOn} {on(at)}
    </>
  );
}
