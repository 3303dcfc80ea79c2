import type { updateUser } from "@rewright/contract/admin/users";
import { useForm } from "react-hook-form";
import { call } from "#src/api/call.ts";
import { useSession } from "#src/api/session.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Form } from "#src/ui/form.tsx";
import { NameFields, type Names } from "#src/ui/name-fields.tsx";
import { Select } from "#src/ui/select.tsx";
import { useAuditedAction } from "../reasons/use-audited-action.ts";
import { othersNameRules } from "./others-name-rules.ts";
import type { PartProps } from "./part-props.ts";
import { usersStrings } from "./strings.ts";

type Role = PartProps["user"]["user_metadata"]["role"];

interface Values extends Names {
  readonly role: Role;
}

const roleNames = { user: "User", admin: "Administrator" } as const;

/** Edits the names and the role of an account. */
export function EditUserDialog({ user, actions, onClose }: PartProps & { readonly onClose: () => void }) {
  const before: Values = { firstName: user.first_name, lastName: user.last_name, role: user.user_metadata.role };
  const { register, handleSubmit, formState, watch, setValue } = useForm<Values>({ defaultValues: before });
  const action = useAuditedAction();
  const { errors } = formState;

  const undo = (after: Values) =>
    actions.run("edit", async () => {
      await updateAccount(user.id, before, after.role);
      return { message: usersStrings.changeUndone };
    });

  const save = (values: Values) =>
    action.run(async () => {
      const { firstName, lastName, role } = values;
      await updateAccount(user.id, { firstName: firstName.trim(), lastName: lastName.trim(), role }, before.role);
      onClose();
      actions.report({ message: usersStrings.accountChanged, undo: () => undo(values) });
    });

  return (
    <Dialog title={usersStrings.editAccount} description={user.email} onClose={onClose}>
      <Form label={usersStrings.editAccount} problem={action.problem} onSubmit={handleSubmit(save)}>
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
        <RoleField user={user} role={watch("role")} onChange={(role) => setValue("role", role)} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button onClick={onClose}>{usersStrings.cancel}</Button>
          <Button type="submit" look="primary" waiting={action.busy}>
            {action.busy ? usersStrings.saving : usersStrings.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Saves an account's names. The role is sent only if it has changed. */
function updateAccount(id: string, { firstName, lastName, role }: Values, currentRole: Role) {
  return call<typeof updateUser>("/api/user/update", {
    id,
    input: { first_name: firstName, last_name: lastName, ...(role !== currentRole && { role }) },
  });
}

interface RoleFieldProps extends Pick<PartProps, "user"> {
  readonly role: Role;
  readonly onChange: (role: Role) => void;
}

/** Shows the choice of the role. Administrators cannot change their own. */
function RoleField({ user, role, onChange }: RoleFieldProps) {
  const isSelf = useSession().user?.id === user.id;
  return (
    <div>
      <label htmlFor="role" className="mb-1.5 block text-sm font-medium">
        {usersStrings.role}
      </label>
      {isSelf ? (
        <p className="text-sm text-soft">
          {usersStrings.anotherAdministratorCanChange(roleNames[user.user_metadata.role])}
        </p>
      ) : (
        <>
          <Select id="role" name="role" value={role} options={roleNames} onChange={onChange} />
          <p className="mt-1.5 text-sm text-soft">{usersStrings.administratorsSeeAllAccounts}</p>
        </>
      )}
    </div>
  );
}
