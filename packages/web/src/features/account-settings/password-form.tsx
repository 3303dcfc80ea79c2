import type { changePassword, User } from "@rewright/contract/account";
import { passwordProblem } from "@rewright/contract/password";
import { useForm, useWatch } from "react-hook-form";
import { CallError, call } from "../../api/call.ts";
import { Form } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { PasswordMeter } from "../../ui/password-meter.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { Outcome } from "./outcome.tsx";
import { useAction } from "./use-action.ts";

interface Values {
  readonly current: string;
  readonly password: string;
  readonly confirm: string;
}

/** Another password for an account that has one. */
export function PasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { register, handleSubmit, formState, reset, setError, control } = useForm<Values>();
  const password = useWatch({ control, name: "password" }) ?? "";
  const action = useAction();
  const { errors } = formState;

  const change = (values: Values) =>
    action.run(async () => {
      const input = { currentPassword: values.current, newPassword: values.password };
      try {
        const { message } = await call<typeof changePassword>("/api/auth/change-password", input);
        reset({ current: "", password: "", confirm: "" });
        onChanged();
        return message;
      } catch (error) {
        if (error instanceof CallError && error.code === "wrong_password") {
          setError("current", { message: error.message }, { shouldFocus: true });
          return undefined;
        }
        throw error;
      }
    });

  return (
    <>
      <Form label="Change the password" onSubmit={handleSubmit(change)}>
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          id="current-password"
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.current?.message}
          {...register("current", { validate: (value) => !!value || "Enter your current password." })}
        />
        <PasswordField
          id="new-password"
          label="New password"
          autoComplete="new-password"
          required
          error={errors.password?.message}
          hint={<PasswordMeter password={password} />}
          {...register("password", { validate: (value) => passwordProblem(value ?? "") ?? true, deps: "confirm" })}
        />
        <PasswordField
          id="confirm-password"
          label="Confirm new password"
          autoComplete="new-password"
          required
          error={errors.confirm?.message}
          {...register("confirm", {
            validate: (value, all) => value === all.password || "Passwords do not match!",
          })}
        />
        <div className="sm:w-44">
          <SubmitButton busy={action.busy} busyLabel="Saving...">
            Change password
          </SubmitButton>
        </div>
      </Form>
      <Outcome {...action} />
    </>
  );
}
