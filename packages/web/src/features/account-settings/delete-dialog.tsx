import type { deleteAccount } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { useForm } from "react-hook-form";
import { CallError, call } from "../../api/call.ts";
import { useAction } from "../../api/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useLeave } from "./use-leave.ts";

interface Values {
  readonly confirmation: string;
  readonly password: string;
}

/** A subscription that would be charged again, or runs until the end of what is paid. */
const paysNow = ({ stripe_subscription_status: status }: User): boolean =>
  status !== null && !["canceled", "incomplete_expired"].includes(status);

/** What will be lost, and the owner's typed word for it. */
export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm<Values>();
  const action = useAction();
  const leave = useLeave();
  const { errors } = formState;

  const confirm = ({ confirmation, password }: Values) =>
    action.run(async () => {
      const input = { confirmation: confirmation.trim(), ...(user.has_password && { password }) };
      try {
        await call<typeof deleteAccount>("/api/account/delete", input);
      } catch (error) {
        if (error instanceof CallError && error.code === "wrong_password") {
          setError("password", { message: error.message }, { shouldFocus: true });
          return undefined;
        }
        throw error;
      }
      await leave("Your account was deleted.");
      return "Your account was deleted.";
    });

  return (
    <Dialog
      title="Delete your account?"
      description={
        <>
          <p>This action cannot be undone. You will lose, at once and everywhere:</p>
          <ul className="mt-2 list-disc pl-5">
            <li>the account with its name, address and ways to log in</li>
            <li>every open session</li>
            <li>{user.plan === "premium" ? "Premium and all kept history" : "any history that is still kept"}</li>
            {paysNow(user) && <li>your subscription: it is canceled at once, without a refund</li>}
            {user.credits > 0 && <li>{user.credits} complimentary credits</li>}
          </ul>
          {user.stripe_customer_id && (
            <p className="mt-3">Records of your payments are kept under a pseudonym, as accounts have to be.</p>
          )}
        </>
      }
      onClose={onClose}
    >
      <Form label="Delete the account" problem={action.problem} onSubmit={handleSubmit(confirm)}>
        <Field
          id="delete-confirmation"
          label={`Type ${user.email} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.confirmation?.message}
          {...register("confirmation", {
            validate: (value) =>
              (value ?? "").trim().toLowerCase() === user.email || "Type the account's e-mail address to confirm.",
          })}
        />
        {user.has_password && (
          <PasswordField
            id="delete-password"
            label="Password"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...register("password", { validate: (value) => !!value || "Enter your password." })}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Keep account</Button>
          <Button type="submit" look="danger" waiting={action.busy}>
            {action.busy ? "Deleting..." : "Delete account"}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
