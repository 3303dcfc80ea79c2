import type { updateProfile } from "@rewright/contract/account";
import type { clearHistory } from "@rewright/contract/history";
import { historyLimits } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import { useState } from "react";
import { attempt } from "../../api/attempt.ts";
import { call, remove } from "../../api/call.ts";
import { settle } from "../../api/session.ts";
import { useAction } from "../../api/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Outcome } from "../../ui/outcome.tsx";

/** Whether texts are kept, and an end to those that are. */
export function HistorySettings({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const action = useAction();

  const keep = (history_enabled: boolean) =>
    action.run(async () => {
      const answer = await call<typeof updateProfile>("/api/account/profile", { history_enabled });
      settle(answer.user);
      return history_enabled ? "History is on." : "History is off. What is kept already stays until you delete it.";
    });

  async function clear(): Promise<void> {
    await action.run(async () => {
      await remove<typeof clearHistory>("/api/history");
      attempt(() => localStorage.removeItem("text_humanizer_history"));
      return "Your history is deleted.";
    });
    setAsking(false);
  }

  return (
    <>
      <CheckField
        id="history-enabled"
        label={`Keep the last ${historyLimits.items} texts that I humanize with Premium`}
        checked={user.history_enabled}
        disabled={action.busy}
        onChange={(event) => keep(event.target.checked)}
      />
      <Button className="mt-4" waiting={action.busy} onClick={() => setAsking(true)}>
        Delete all history
      </Button>
      <Outcome {...action} />
      {asking && (
        <ConfirmDialog
          kind="danger"
          title="Delete all history?"
          message="Every kept text and its rewriting is deleted, here and in every browser. This action cannot be undone."
          confirm={action.busy ? "Deleting..." : "Delete history"}
          busy={action.busy}
          onConfirm={clear}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
