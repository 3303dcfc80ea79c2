import { DefaultLine } from "./default-line.tsx";
import type { SettingFieldProps } from "./number-field.tsx";
import { settingsStrings } from "./strings.ts";

/** Shows the switch that pauses rewriting for all accounts. */
export function MaintenanceSwitch({ draft, inForce, onChange }: SettingFieldProps) {
  const standard = inForce.defaults.maintenance_mode;
  const drafted = draft.maintenance_mode;
  const on = drafted === null ? standard : (drafted ?? inForce.settings.maintenance_mode);
  const isDefault = drafted === undefined ? !inForce.chosen.includes("maintenance_mode") : drafted === null;
  return (
    <div className="py-5">
      <div className="flex items-start gap-3">
        <input
          id="maintenance_mode"
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          aria-describedby="maintenance-hint"
          className="switch"
          onChange={(event) => onChange({ maintenance_mode: event.target.checked })}
        />
        <div>
          <label htmlFor="maintenance_mode" className="text-sm font-medium">
            {settingsStrings.maintenance}
          </label>
          <p id="maintenance-hint" className="mt-0.5 text-sm text-soft">
            {settingsStrings.pausesRewritingForEveryone}
          </p>
        </div>
      </div>
      <DefaultLine
        what="Maintenance"
        standard={standard ? "on" : "off"}
        isDefault={isDefault}
        onReset={() => onChange({ maintenance_mode: null })}
      />
    </div>
  );
}
