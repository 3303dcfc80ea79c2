import type { ApiKey } from "@rewright/contract/api-keys";
import { apiKeyLimits } from "@rewright/contract/limits";
import { useEffect, useRef, useState } from "react";
import { useSession } from "#src/api/session.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { textLink } from "#src/ui/text-link.ts";
import { showToast } from "#src/ui/toast.ts";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { KeyRow } from "./key-row.tsx";
import { apiKeyStrings } from "./strings.ts";
import { useKeys } from "./use-keys.ts";

/** Lists the account's API keys, creates new ones and revokes them. */
export default function ApiKeys() {
  const { user } = useSession();
  const { keys, problem, reload, create, revoke } = useKeys();
  const [creating, setCreating] = useState(false);
  const createButton = useRef<HTMLButtonElement>(null);
  const revoking = useRevoking(revoke, () => createButton.current?.focus());

  if (problem) {
    return (
      <>
        <Outcome problem={problem} className="" />
        <Button className="mt-3" onClick={reload}>
          {apiKeyStrings.tryAgain}
        </Button>
      </>
    );
  }
  if (!keys) return <KeysLoading />;
  const isFull = keys.length >= apiKeyLimits.keys;

  return (
    <>
      {keys.length > 0 && (
        <ul
          aria-label={apiKeyStrings.yourKeys}
          className="mb-4 divide-y divide-hairline rounded-surface border border-hairline bg-sheet"
        >
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => revoking.ask(key)} />
          ))}
        </ul>
      )}
      {keys.length === 0 && (
        <p className="mb-4">{user?.email_verified ? apiKeyStrings.none : apiKeyStrings.verifyFirst}</p>
      )}
      {isFull && <p className="mb-4 text-sm text-pretty text-soft">{apiKeyStrings.full(apiKeyLimits.keys)}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {user?.email_verified && (
          <Button ref={createButton} disabled={isFull} onClick={() => setCreating(true)}>
            {apiKeyStrings.create}
          </Button>
        )}
        <a href="/api/docs" className={`${textLink} text-sm`}>
          {apiKeyStrings.documentation}
        </a>
      </div>
      {creating && <CreateKeyDialog onCreate={create} onClose={() => setCreating(false)} />}
      {revoking.dialog}
      <Outcome problem={revoking.problem} />
    </>
  );
}

/** Shows the outline of the list until it is loaded. */
function KeysLoading() {
  return (
    <div role="status">
      <span className="sr-only">{apiKeyStrings.loading}</span>
      <span aria-hidden className="block h-9 w-36 rounded-control bg-well" />
    </div>
  );
}

/** Asks whether a key should be revoked, and revokes it. `onRevoked` is called when the dialog is closed. */
function useRevoking(revoke: ReturnType<typeof useKeys>["revoke"], onRevoked: () => void) {
  const action = useAction();
  const [asked, setAsked] = useState<ApiKey>();
  const [revoked, setRevoked] = useState<string>();

  // The button that had the focus was removed with its row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a revoked key moves the focus
  useEffect(() => {
    if (revoked !== undefined) onRevoked();
  }, [revoked]);

  async function confirm({ id, name }: ApiKey): Promise<void> {
    const isDone = await action.run(async () => {
      await revoke(id);
      return "";
    });
    setAsked(undefined);
    if (!isDone) return;
    setRevoked(id);
    showToast(apiKeyStrings.revoked(name));
  }

  const dialog = asked && (
    <ConfirmDialog
      kind="danger"
      title={apiKeyStrings.revokeQuestion(asked.name)}
      message={apiKeyStrings.revokeLoses}
      confirm={action.busy ? apiKeyStrings.revoking : apiKeyStrings.confirmRevoke}
      busy={action.busy}
      onConfirm={() => confirm(asked)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { dialog, problem: action.problem, ask: setAsked };
}
