import { personNameProblem } from "@rewright/contract/field-rules";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { NewKey } from "./new-key.tsx";
import { apiKeyStrings } from "./strings.ts";
import type { useKeys } from "./use-keys.ts";

interface Values {
  readonly name: string;
  /** A number of days, or "never". */
  readonly expires: string;
}

const lifetimes = {
  "30": apiKeyStrings.afterDays(30),
  "90": apiKeyStrings.afterDays(90),
  "365": apiKeyStrings.afterAYear,
  never: apiKeyStrings.never,
} as const;

interface CreateKeyDialogProps {
  readonly onCreate: ReturnType<typeof useKeys>["create"];
  readonly onClose: () => void;
}

/** Asks for a new API key's name and expiry, creates it, and then shows it once, to be copied. */
export function CreateKeyDialog({ onCreate, onClose }: CreateKeyDialogProps) {
  const [secret, setSecret] = useState<string>();
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { name: "", expires: "90" } });
  const action = useAction();

  const create = ({ name, expires }: Values) =>
    action.run(async () => {
      setSecret(await onCreate(name.trim(), expires === "never" ? null : Number(expires)));
      return "";
    });

  // One dialog for both steps, so that closing it gives the focus back to the button that opened it.
  return (
    <Dialog
      title={secret === undefined ? apiKeyStrings.createTitle : apiKeyStrings.copyTitle}
      description={secret === undefined ? undefined : apiKeyStrings.onlyOnce}
      onClose={onClose}
    >
      {secret !== undefined ? (
        <NewKey secret={secret} onDone={onClose} />
      ) : (
        <Form label={apiKeyStrings.createTitle} problem={action.problem} onSubmit={handleSubmit(create)}>
          <Field
            id="key-name"
            label={apiKeyStrings.name}
            hint={apiKeyStrings.nameHint}
            autoComplete="off"
            required
            error={formState.errors.name?.message}
            {...register("name", { validate: personNameProblem })}
          />
          <SelectField
            id="key-expires"
            label={apiKeyStrings.expires}
            options={lifetimes}
            autoComplete="off"
            {...register("expires")}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>{apiKeyStrings.cancel}</Button>
            <Button type="submit" look="primary" waiting={action.busy}>
              {action.busy ? apiKeyStrings.creating : apiKeyStrings.create}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
