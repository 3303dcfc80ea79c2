import type { deleteAccount } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { type UseFormSetError, useForm } from "react-hook-form";
import { CallError, call } from "#src/api/call.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { PasswordField } from "#src/ui/password-field.tsx";
import { accountSettingsStrings } from "./strings.ts";
import { useLeave } from "./use-leave.ts";

interface Values {
  readonly confirmation: string;
  readonly password: string;
}

/**
 * Returns whether the account has a subscription that will be charged again or has not reached the end of its paid
 * period.
 */
const paysNow = ({ stripe_subscription_status: status }: User): boolean =>
  status !== null && !["canceled", "incomplete_expired"].includes(status);

/** Lists what is lost with the account, and asks the owner to type a confirmation. */
export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm<Values>();
  const action = useAction();
  const leave = useLeave();
  const { errors } = formState;

  const confirm = (values: Values) =>
    action.run(async () => {
      if (!(await deleteOnServer(user, values, setError))) return undefined;
      await leave(accountSettingsStrings.yourAccountWasDeleted);
      return accountSettingsStrings.yourAccountWasDeleted;
    });

  return (
    <Dialog title={accountSettingsStrings.deleteQuestion} description={<Losses user={user} />} onClose={onClose}>
      <Form label={accountSettingsStrings.deleteYourAccount} problem={action.problem} onSubmit={handleSubmit(confirm)}>
        <Field
          id="delete-confirmation"
          label={accountSettingsStrings.typeToConfirm(user.email)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.confirmation?.message}
          {...register("confirmation", {
            validate: (value) =>
              (value ?? "").trim().toLowerCase() === user.email || accountSettingsStrings.typeTheAccountsEmail,
          })}
        />
        {user.has_password && (
          <PasswordField
            id="delete-password"
            label={accountSettingsStrings.password}
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...register("password", { validate: (value) => !!value || accountSettingsStrings.enterYourPassword })}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{accountSettingsStrings.keepAccount}</Button>
          <Button type="submit" look="danger" waiting={action.busy}>
            {action.busy ? accountSettingsStrings.deleting : accountSettingsStrings.deleteAccount}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Lists what is deleted with the account. */
function Losses({ user }: { user: User }) {
  return (
    <>
      <p>{accountSettingsStrings.deleteLoses}</p>
      <ul className="mt-2 list-disc pl-5">
        <li>{accountSettingsStrings.losesAccount}</li>
        <li>{accountSettingsStrings.losesSessions}</li>
        <li>{accountSettingsStrings.losesKeys}</li>
        <li>{user.plan === "premium" ? accountSettingsStrings.losesPremium : accountSettingsStrings.losesHistory}</li>
        {paysNow(user) && <li>{accountSettingsStrings.losesSubscription}</li>}
        {user.credits > 0 && <li>{accountSettingsStrings.losesFreeProRewrites(user.credits)}</li>}
      </ul>
      {user.stripe_customer_id && <p className="mt-3">{accountSettingsStrings.weKeepPaymentRecords}</p>}
    </>
  );
}

/** Deletes the account. @returns false if the password is wrong, which is shown at its field */
async function deleteOnServer(
  user: User,
  { confirmation, password }: Values,
  setError: UseFormSetError<Values>,
): Promise<boolean> {
  const input = { confirmation: confirmation.trim(), ...(user.has_password && { password }) };
  try {
    await call<typeof deleteAccount>("/api/account/delete", input);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === "wrong_password") {
      setError("password", { message: error.message }, { shouldFocus: true });
      return false;
    }
    throw error;
  }
}
