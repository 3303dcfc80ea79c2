import type { updateProfile } from "@rewright/contract/account";
import type { clearHistory } from "@rewright/contract/history";
import { historyLimits } from "@rewright/contract/limits";
import type { User } from "@rewright/contract/user";
import { useState } from "react";
import { attempt } from "#src/api/attempt.ts";
import { call, remove } from "#src/api/call.ts";
import { settle } from "#src/api/session.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckField } from "#src/ui/check-field.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { accountSettingsStrings } from "./strings.ts";

/** Switches the history on and off, and deletes it. */
export function HistorySettings({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const action = useAction();

  const keep = (history_enabled: boolean) =>
    action.run(async () => {
      const answer = await call<typeof updateProfile>("/api/account/profile", { history_enabled });
      settle(answer.user);
      return history_enabled ? accountSettingsStrings.historyIsOn : accountSettingsStrings.historyIsOff;
    });

  async function clear(): Promise<void> {
    await action.run(async () => {
      await remove<typeof clearHistory>("/api/history");
      attempt(() => localStorage.removeItem("text_humanizer_history"));
      return accountSettingsStrings.yourHistoryWasDeleted;
    });
    setAsking(false);
  }

  return (
    <>
      <CheckField
        id="history-enabled"
        label={accountSettingsStrings.keepMyLastRewrites(historyLimits.items)}
        checked={user.history_enabled}
        disabled={action.busy}
        onChange={(event) => keep(event.target.checked)}
      />
      <Button className="mt-4" waiting={action.busy} onClick={() => setAsking(true)}>
        {accountSettingsStrings.deleteAllHistory}
      </Button>
      <Outcome {...action} />
      {asking && (
        <ConfirmDialog
          kind="danger"
          title={accountSettingsStrings.deleteAllHistoryQuestion}
          message={accountSettingsStrings.thisDeletesEverySaved}
          confirm={action.busy ? accountSettingsStrings.deleting : accountSettingsStrings.deleteHistory}
          busy={action.busy}
          onConfirm={clear}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
