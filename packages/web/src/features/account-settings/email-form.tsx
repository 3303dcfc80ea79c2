import type { changeEmail } from "@rewright/contract/account";
import { emailError, isEmail } from "@rewright/contract/field-rules";
import type { User } from "@rewright/contract/user";
import { type UseFormReturn, useForm } from "react-hook-form";
import { CallError, call } from "#src/api/call.ts";
import { useAction } from "#src/api/use-action.ts";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { PasswordField } from "#src/ui/password-field.tsx";
import { SubmitButton } from "#src/ui/submit-button.tsx";
import { accountSettingsStrings } from "./strings.ts";

interface Values {
  readonly newEmail: string;
  readonly password: string;
}

/** Shows the form for a new email address. The change is confirmed by emails to the old and the new address. */
export function EmailForm({ user }: { user: User }) {
  const form = useForm<Values>();
  const action = useAction();
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;

  return (
    <>
      <h3 className="font-sans text-base font-semibold tracking-normal">{accountSettingsStrings.changeEmail}</h3>
      <p className="mt-1 mb-4 text-sm text-pretty text-soft">
        {user.email_verified
          ? accountSettingsStrings.changeVerifiedEmail
          : accountSettingsStrings.changeUnverifiedEmail}
      </p>
      <Form
        label={accountSettingsStrings.changeEmailAddress}
        onSubmit={handleSubmit((values) => action.run(() => requestChange(user, values, form)))}
      >
        <Field
          id="new-email"
          label={accountSettingsStrings.newEmail}
          type="email"
          autoComplete="email"
          required
          error={errors.newEmail?.message}
          {...register("newEmail", { validate: (value) => checkNewEmail(value, user) })}
        />
        {user.has_password && (
          <PasswordField
            id="email-password"
            label={accountSettingsStrings.currentPassword}
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...register("password", {
              validate: (value) => !!value || accountSettingsStrings.enterYourCurrentPassword,
            })}
          />
        )}
        <div className="sm:w-44">
          <SubmitButton busy={action.busy} busyLabel={accountSettingsStrings.sending}>
            {accountSettingsStrings.changeEmail}
          </SubmitButton>
        </div>
      </Form>
      <Outcome {...action} />
    </>
  );
}

/** Validates a new email address, which must differ from the account's. Returns true or an error message. */
function checkNewEmail(value: string | undefined, user: User): true | string {
  const address = (value ?? "").trim();
  if (!isEmail(address)) return emailError;
  return address.toLowerCase() !== user.email || accountSettingsStrings.alreadyYours;
}

/**
 * Requests the change of the email address.
 *
 * @returns the success message, or undefined if the password is wrong, which is shown at its field
 */
async function requestChange(
  user: User,
  { newEmail, password }: Values,
  { reset, setError }: UseFormReturn<Values>,
): Promise<string | undefined> {
  const input = { newEmail: newEmail.trim(), ...(user.has_password && { password }) };
  try {
    const { message } = await call<typeof changeEmail>("/api/auth/change-email", input);
    reset();
    return message;
  } catch (error) {
    if (error instanceof CallError && error.code === "wrong_password") {
      setError("password", { message: error.message }, { shouldFocus: true });
      return undefined;
    }
    throw error;
  }
}
