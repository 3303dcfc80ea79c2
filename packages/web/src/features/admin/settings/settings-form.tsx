import type { changeSystemSettings } from "@rewright/contract/admin/settings";
import { type FormEvent, useState } from "react";
import { CallError, call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ListActions } from "../lists/list-actions.tsx";
import { useAdminActions } from "../lists/use-admin-actions.ts";
import { MaintenanceSwitch } from "./maintenance-switch.tsx";
import { NumberField } from "./number-field.tsx";
import { type Draft, type InForce, readDraft } from "./setting-changes.ts";
import { settingsStrings } from "./strings.ts";

interface SettingsFormProps {
  readonly inForce: InForce;
  /** Receives the settings in force after saving. */
  readonly onSaved: (inForce: InForce) => void;
  /** Reloads the settings in force; unsaved input stays. */
  readonly onLoadAgain: () => Promise<boolean>;
}

/** Shows the system settings, each with its default. Only Save sends changes. */
export function SettingsForm({ inForce, onSaved, onLoadAgain }: SettingsFormProps) {
  const [draft, setDraft] = useState<Draft>({});
  const [asking, setAsking] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const actions = useAdminActions();
  const isBusy = actions.busy !== undefined;
  const { changes, problems } = readDraft(draft, inForce);
  const changed = Object.keys(changes).length > 0;
  const wrong = Object.keys(problems).length > 0;
  const { settings, defaults } = inForce;
  const maintenance = changes.maintenance_mode === null ? defaults.maintenance_mode : changes.maintenance_mode;

  async function save(): Promise<void> {
    await actions.run("save", async () => {
      try {
        const answer = await call<typeof changeSystemSettings>("/api/admin/settings", {
          version: inForce.version,
          settings: changes,
        });
        setDraft({});
        setIsOutdated(false);
        onSaved(answer.data);
        return { message: settingsStrings.savedTheNewSettings };
      } catch (error) {
        if (error instanceof CallError && error.code === "changed_meanwhile") setIsOutdated(true);
        throw error;
      }
    });
    setAsking(false);
  }

  async function loadAgain(form: HTMLFormElement | null): Promise<void> {
    if (!(await onLoadAgain())) return;
    setIsOutdated(false);
    actions.dismiss();
    // Moves the focus, because the pressed button disappeared.
    form?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!changed || wrong) return;
    if (maintenance === true && !settings.maintenance_mode) setAsking(true);
    else save();
  }

  const field = {
    draft,
    problems,
    inForce,
    onChange: (change: Draft) => setDraft((before) => ({ ...before, ...change })),
  };
  return (
    <form aria-label={settingsStrings.systemSettings} noValidate onSubmit={submit} className="max-w-160">
      <div className="divide-y divide-hairline border-y border-hairline">
        <NumberField
          {...field}
          name="max_daily_requests"
          label={settingsStrings.dailyRewritesOnFree}
          hint={settingsStrings.per24Hours}
        />
        <NumberField
          {...field}
          name="max_text_length"
          label={settingsStrings.wordsPerText}
          hint={settingsStrings.thePagesQuestions}
        />
        <NumberField
          {...field}
          name="api_rate_limit"
          label={settingsStrings.requestsPerMinute}
          hint={settingsStrings.furtherRequestsAreRefused}
        />
        <MaintenanceSwitch {...field} />
      </div>
      <div className="mt-5 mb-4 flex flex-wrap gap-3">
        <Button type="submit" look="primary" waiting={!changed || wrong || isBusy}>
          {isBusy ? settingsStrings.saving : settingsStrings.saveSettings}
        </Button>
        {Object.keys(draft).length > 0 && (
          <Button waiting={isBusy} onClick={() => setDraft({})}>
            {settingsStrings.discardChanges}
          </Button>
        )}
      </div>
      {isOutdated ? (
        <div className="mb-4 overflow-hidden rounded-control">
          <Notice
            kind="danger"
            action={
              <Button size="small" onClick={(event) => loadAgain(event.currentTarget.form)}>
                {settingsStrings.reload}
              </Button>
            }
          >
            {settingsStrings.someoneElseChanged}
          </Notice>
        </div>
      ) : (
        <ListActions actions={actions} />
      )}
      {asking && (
        <ConfirmDialog
          kind="danger"
          title={settingsStrings.pauseQuestion}
          message={settingsStrings.nobodyCanRewrite}
          confirm={isBusy ? settingsStrings.pausing : settingsStrings.pauseRewriting}
          busy={isBusy}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
