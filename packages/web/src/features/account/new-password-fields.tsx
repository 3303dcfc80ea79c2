import { passwordProblem } from "@rewright/contract/password";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { PasswordField } from "../../ui/password-field.tsx";
import { PasswordMeter } from "../../ui/password-meter.tsx";

export interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}

/** A new password with its strength and what it still needs, and once more to be sure. Fields of the form around it. */
export function NewPasswordFields() {
  const { register, control } = useFormContext<NewPassword>();
  const { errors } = useFormState({ control });
  const password = useWatch({ control, name: "password" }) ?? "";
  return (
    <>
      <PasswordField
        id="password"
        label="Password"
        autoComplete="new-password"
        required
        error={errors.password?.message}
        hint={<PasswordMeter password={password} />}
        {...register("password", { validate: (value) => passwordProblem(value ?? "") ?? true, deps: "confirm" })}
      />
      <PasswordField
        id="confirm"
        label="Confirm password"
        autoComplete="new-password"
        required
        error={errors.confirm?.message}
        {...register("confirm", {
          validate: (value, { password }) => value === password || "Passwords do not match!",
        })}
      />
    </>
  );
}
