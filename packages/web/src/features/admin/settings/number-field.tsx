import { settingBounds } from "@rewright/contract/admin/choices";
import { Field } from "#src/ui/field.tsx";
import { DefaultLine } from "./default-line.tsx";
import type { Draft, InForce, NumberSetting } from "./setting-changes.ts";
import { settingsStrings } from "./strings.ts";

/** The properties that all fields of the settings form have. */
export interface SettingFieldProps {
  readonly draft: Draft;
  readonly problems: Partial<Readonly<Record<NumberSetting, string>>>;
  readonly inForce: InForce;
  readonly onChange: (change: Draft) => void;
}

interface NumberFieldProps extends SettingFieldProps {
  readonly name: NumberSetting;
  readonly label: string;
  readonly hint: string;
}

const grouped = new Intl.NumberFormat("en-US");

/** Shows the field of a numeric setting. */
export function NumberField({ name, label, hint, draft, problems, inForce, onChange }: NumberFieldProps) {
  const { min, max } = settingBounds[name];
  const typed = draft[name];
  const standard = inForce.defaults[name];
  const isDefault = typed === undefined ? !inForce.chosen.includes(name) : typed === null;
  return (
    <div className="py-5">
      <Field
        id={name}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        className="[&_input]:max-w-44 [&_input]:tabular-nums"
        value={typed === null ? String(standard) : (typed ?? String(inForce.settings[name]))}
        error={problems[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        hint={settingsStrings.hintWithBounds(hint, grouped.format(min), grouped.format(max))}
      />
      <DefaultLine
        what={label}
        standard={grouped.format(standard)}
        isDefault={isDefault}
        onReset={() => onChange({ [name]: null })}
      />
    </div>
  );
}
