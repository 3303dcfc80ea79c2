import type { changePassword } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { FormProvider, useForm } from "react-hook-form";
import { CallError, call } from "#src/api/call.ts";
import { useAction } from "#src/api/use-action.ts";
import { Form } from "#src/ui/form.tsx";
import { type NewPassword, NewPasswordFields } from "#src/ui/new-password-fields.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { PasswordField } from "#src/ui/password-field.tsx";
import { SubmitButton } from "#src/ui/submit-button.tsx";
import { accountSettingsStrings } from "./strings.ts";

interface Values extends NewPassword {
  readonly current: string;
}

/** Changes the password of an account that has one. */
export function PasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const form = useForm<Values>();
  const { register, handleSubmit, reset, setError } = form;
  const action = useAction();
  const { errors } = form.formState;

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
    <FormProvider {...form}>
      <Form label={accountSettingsStrings.changePassword} onSubmit={handleSubmit(change)}>
        {/* Password managers save the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          id="current-password"
          label={accountSettingsStrings.currentPassword}
          autoComplete="current-password"
          required
          error={errors.current?.message}
          {...register("current", { validate: (value) => !!value || accountSettingsStrings.enterYourCurrentPassword })}
        />
        <NewPasswordFields
          id="new-password"
          label={accountSettingsStrings.newPassword}
          confirmLabel={accountSettingsStrings.confirmNewPassword}
        />
        <div className="sm:w-44">
          <SubmitButton busy={action.busy} busyLabel={accountSettingsStrings.saving}>
            {accountSettingsStrings.changePassword}
          </SubmitButton>
        </div>
      </Form>
      <Outcome {...action} />
    </FormProvider>
  );
}
