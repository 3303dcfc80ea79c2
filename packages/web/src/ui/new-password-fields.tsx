import { passwordProblem } from "@rewright/contract/field-rules";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { fieldStrings } from "./field-strings.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordMeter } from "./password-meter.tsx";

export interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}

/**
 * Shows the fields for a new password and its repetition, its strength and the rules that it does not meet. The form
 * around them registers the fields.
 */
export function NewPasswordFields({
  id = "password",
  label = "Password",
  confirmLabel = fieldStrings.confirmPassword,
}: {
  readonly id?: string;
  readonly label?: string;
  readonly confirmLabel?: string;
}) {
  const { register, control } = useFormContext<NewPassword>();
  const { errors } = useFormState({ control });
  const password = useWatch({ control, name: "password" }) ?? "";
  return (
    <>
      <PasswordField
        id={id}
        label={label}
        autoComplete="new-password"
        required
        error={errors.password?.message}
        hint={<PasswordMeter password={password} />}
        {...register("password", { validate: (value) => passwordProblem(value ?? "") ?? true, deps: "confirm" })}
      />
      <PasswordField
        id={`${id}-again`}
        label={confirmLabel}
        autoComplete="new-password"
        required
        error={errors.confirm?.message}
        {...register("confirm", {
          validate: (value, { password }) => value === password || fieldStrings.passwordsDoNotMatch,
        })}
      />
    </>
  );
}
