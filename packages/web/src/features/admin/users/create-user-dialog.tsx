import type { AdminUser, createUser } from "@rewright/contract/admin/users";
import { useForm } from "react-hook-form";
import { CallError, call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { emailRules } from "#src/ui/email-rules.ts";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { NameFields, type Names } from "#src/ui/name-fields.tsx";
import { useAuditedAction } from "../reasons/use-audited-action.ts";
import { othersNameRules } from "./others-name-rules.ts";
import { usersStrings } from "./strings.ts";

interface Values extends Names {
  readonly email: string;
}

interface CreateUserDialogProps {
  readonly onCreated: (user: AdminUser) => void;
  readonly onClose: () => void;
}

/** Shows the form that creates an account. The new user sets the password. */
export function CreateUserDialog({ onCreated, onClose }: CreateUserDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm<Values>();
  const action = useAuditedAction();
  const { errors } = formState;

  const create = ({ email, firstName, lastName }: Values) =>
    action.run(async () => {
      const input = { email: email.trim(), first_name: firstName.trim(), last_name: lastName.trim() };
      try {
        const { data } = await call<typeof createUser>("/api/user/create", { input });
        onCreated(data);
      } catch (error) {
        if (!(error instanceof CallError && error.code === "USER_EXISTS")) throw error;
        setError("email", { message: error.message }, { shouldFocus: true });
      }
    });

  return (
    <Dialog title={usersStrings.createAUser} description={usersStrings.wellEmailThem} onClose={onClose}>
      <Form label={usersStrings.createAUser} problem={action.problem} onSubmit={handleSubmit(create)}>
        <Field
          id="new-email"
          label={usersStrings.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          error={errors.email?.message}
          {...register("email", emailRules)}
        />
        <NameFields
          firstName={{
            error: errors.firstName?.message,
            autoComplete: "off",
            ...register("firstName", othersNameRules.firstName),
          }}
          lastName={{
            error: errors.lastName?.message,
            autoComplete: "off",
            ...register("lastName", othersNameRules.lastName),
          }}
        />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button onClick={onClose}>{usersStrings.cancel}</Button>
          <Button type="submit" look="primary" waiting={action.busy}>
            {action.busy ? usersStrings.creating : usersStrings.createUser}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
