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
        <code className="text-sm text-soft">{prefix}…</code>
        {/* Lines break between sentences. */}
        <p className="flex flex-wrap gap-x-1.5 text-sm text-soft">
          <span>
            {apiKeyStrings.created} {on(created_at)}.
          </span>
          <Expiry at={expires_at} isOver={expired} />
          <LastUse at={last_used_at} />
        </p>
      </div>
      <Button onClick={onRevoke} aria-label={apiKeyStrings.revokeKey(name, prefix)}>
        {apiKeyStrings.revoke}
      </Button>
    </li>
  );
}

function Expiry({ at, isOver }: { readonly at: string | null; readonly isOver: boolean }) {
  if (at === null) return <span>{apiKeyStrings.noExpiry}.</span>;
  return (
    <span>
      {isOver ? apiKeyStrings.expiredOn : apiKeyStrings.expiresOn} {on(at)}.
    </span>
  );
}

function LastUse({ at }: { readonly at: string | null }) {
  if (at === null) return <span>{apiKeyStrings.neverUsed}.</span>;
  return (
    <span>
      {apiKeyStrings.lastUsed} {on(at, timeFormat)}.
    </span>
  );
}
