import type { changeSystemSettings } from "@rewright/contract/admin-settings";
import { type FormEvent, useState } from "react";
import { CallError, call } from "../../../api/call.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ListDeeds } from "../parts/list-deeds.tsx";
import { useDeeds } from "../parts/use-deeds.ts";
import { MaintenanceSwitch } from "./maintenance-switch.tsx";
import { NumberField } from "./number-field.tsx";
import { type Draft, type InForce, readDraft } from "./setting-changes.ts";

interface SettingsFormProps {
  readonly inForce: InForce;
  /** Takes over what the server says is in force now. */
  readonly onSaved: (inForce: InForce) => void;
  /** Reads what is in force anew; what was entered stays. */
  readonly onLoadAgain: () => Promise<boolean>;
}

/** The system settings, each with its default. Nothing is sent before Save. */
export function SettingsForm({ inForce, onSaved, onLoadAgain }: SettingsFormProps) {
  const [draft, setDraft] = useState<Draft>({});
  const [asking, setAsking] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const deeds = useDeeds();
  const isBusy = deeds.busy !== undefined;
  const { changes, problems } = readDraft(draft, inForce);
  const changed = Object.keys(changes).length > 0;
  const wrong = Object.keys(problems).length > 0;
  const { settings, defaults } = inForce;
  const maintenance = changes.maintenance_mode === null ? defaults.maintenance_mode : changes.maintenance_mode;

  async function save(): Promise<void> {
    await deeds.run("save", async () => {
      try {
        const answer = await call<typeof changeSystemSettings>("/api/admin/settings", {
          version: inForce.version,
          settings: changes,
        });
        setDraft({});
        setIsOutdated(false);
        onSaved(answer.data);
        return { message: "Saved, and in force." };
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
    deeds.dismiss();
    // The button that was pressed is gone.
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
    <form aria-label="System settings" noValidate onSubmit={submit} className="max-w-160">
      <div className="divide-y divide-hairline border-y border-hairline">
        <NumberField
          {...field}
          name="max_daily_requests"
          label="Generations a day on the free plan"
          hint="In a window of 24 hours from the first one. Premium has no limit."
        />
        <NumberField
          {...field}
          name="max_text_length"
          label="Words in a text on the free plan"
          hint="Pages, questions and terms show the number in force."
        />
        <NumberField
          {...field}
          name="api_rate_limit"
          label="Requests a minute from one address"
          hint="Whoever asks more often is told to wait. Too low a number shuts people out."
        />
        <MaintenanceSwitch {...field} />
      </div>
      <div className="mt-5 mb-4 flex flex-wrap gap-3">
        <Button type="submit" look="primary" waiting={!changed || wrong || isBusy}>
          {isBusy ? "Saving..." : "Save settings"}
        </Button>
        {Object.keys(draft).length > 0 && (
          <Button waiting={isBusy} onClick={() => setDraft({})}>
            Discard changes
          </Button>
        )}
      </div>
      {isOutdated ? (
        <div className="mb-4 overflow-hidden rounded-control">
          <Notice
            kind="danger"
            action={
              <Button size="small" onClick={(event) => loadAgain(event.currentTarget.form)}>
                Load Again
              </Button>
            }
          >
            Somebody has changed the settings meanwhile, and nothing of yours was saved. Load them again, then look at
            what you have entered and save it.
          </Notice>
        </div>
      ) : (
        <ListDeeds deeds={deeds} />
      )}
      {asking && (
        <ConfirmDialog
          kind="danger"
          title="Switch rewriting off?"
          message="Nobody can rewrite a text from now on, on any plan, until you switch maintenance off. Every page says so. Everything else goes on: people can log in, pay and read their history."
          confirm={isBusy ? "Switching off..." : "Switch rewriting off"}
          busy={isBusy}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
