import type { changeSystemSettings } from "@rewright/contract/admin/settings";
import { type FormEvent, useState } from "react";
import { CallError, call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ListActions } from "../lists/action-line.tsx";
import { useAdminActions } from "../lists/use-admin-actions.ts";
import { MaintenanceSwitch } from "./maintenance-switch.tsx";
import { NumberField, type SettingFieldProps } from "./number-field.tsx";
import { type Changes, type Draft, type InForce, readDraft } from "./setting-changes.ts";
import { settingsStrings } from "./strings.ts";

interface SettingsFormProps {
  readonly inForce: InForce;
  /** Called with the current settings after they were saved. */
  readonly onSaved: (inForce: InForce) => void;
  /** Loads the current settings again, and keeps unsaved values. */
  readonly onLoadAgain: () => Promise<boolean>;
}

/** Shows the form with the system settings and their defaults. Changes are sent only by Save. */
export function SettingsForm(props: SettingsFormProps) {
  const { inForce } = props;
  const form = useSettingsForm(props);
  const { draft, changeDraft, isBusy } = form;
  const { changes, problems } = readDraft(draft, inForce);
  const changed = Object.keys(changes).length > 0;
  const wrong = Object.keys(problems).length > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (changed && !wrong) form.submit(changes);
  }

  return (
    <form aria-label={settingsStrings.systemSettings} noValidate onSubmit={submit} className="max-w-160">
      <SettingFields draft={draft} problems={problems} inForce={inForce} onChange={changeDraft} />
      <div className="mt-5 mb-4 flex flex-wrap gap-3">
        <Button type="submit" look="primary" waiting={!changed || wrong || isBusy}>
          {isBusy ? settingsStrings.saving : settingsStrings.saveSettings}
        </Button>
        {Object.keys(draft).length > 0 && (
          <Button waiting={isBusy} onClick={form.discard}>
            {settingsStrings.discardChanges}
          </Button>
        )}
      </div>
      {form.isOutdated ? <OutdatedNotice onLoadAgain={form.loadAgain} /> : <ListActions actions={form.actions} />}
      {form.asking && (
        <ConfirmDialog
          kind="danger"
          title={settingsStrings.pauseQuestion}
          message={settingsStrings.nobodyCanRewrite}
          confirm={isBusy ? settingsStrings.pausing : settingsStrings.pauseRewriting}
          busy={isBusy}
          onConfirm={() => form.save(changes)}
          onClose={form.stopAsking}
        />
      )}
    </form>
  );
}

/** Keeps the form's unsaved values, and saves them. Switching maintenance on must be confirmed first. */
function useSettingsForm({ inForce, onSaved, onLoadAgain }: SettingsFormProps) {
  const [draft, setDraft] = useState<Draft>({});
  const [asking, setAsking] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const actions = useAdminActions();

  async function save(changes: Changes): Promise<void> {
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

  function submit(changes: Changes): void {
    const { settings, defaults } = inForce;
    const maintenance = changes.maintenance_mode === null ? defaults.maintenance_mode : changes.maintenance_mode;
    if (maintenance === true && !settings.maintenance_mode) setAsking(true);
    else save(changes);
  }

  return {
    draft,
    changeDraft: (change: Draft) => setDraft((before) => ({ ...before, ...change })),
    discard: () => setDraft({}),
    asking,
    stopAsking: () => setAsking(false),
    isOutdated,
    isBusy: actions.busy !== undefined,
    actions,
    submit,
    save,
    loadAgain,
  };
}

function SettingFields(field: SettingFieldProps) {
  return (
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
  );
}

/** Shows that another administrator has changed the settings, with a button that loads them. */
function OutdatedNotice({ onLoadAgain }: { readonly onLoadAgain: (form: HTMLFormElement | null) => void }) {
  return (
    <div className="mb-4 overflow-hidden rounded-control">
      <Notice
        kind="danger"
        action={
          <Button size="small" onClick={(event) => onLoadAgain(event.currentTarget.form)}>
            {settingsStrings.reload}
          </Button>
        }
      >
        {settingsStrings.someoneElseChanged}
      </Notice>
    </div>
  );
}
