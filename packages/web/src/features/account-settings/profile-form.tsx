import type { updateProfile } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { useForm } from "react-hook-form";
import { call } from "#src/api/call.ts";
import { settle } from "#src/api/session.ts";
import { useAction } from "#src/api/use-action.ts";
import { Form } from "#src/ui/form.tsx";
import { NameFields, type Names, namesRules } from "#src/ui/name-fields.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { SubmitButton } from "#src/ui/submit-button.tsx";
import { accountSettingsStrings } from "./strings.ts";

/** Changes the first and the last name. */
export function ProfileForm({ user }: { user: User }) {
  const { register, handleSubmit, formState, reset } = useForm<Names>({
    defaultValues: { firstName: user.first_name, lastName: user.last_name },
  });
  const action = useAction();
  const { errors } = formState;

  const save = ({ firstName, lastName }: Names) =>
    action.run(async () => {
      const input = { first_name: firstName.trim(), last_name: lastName.trim() };
      const answer = await call<typeof updateProfile>("/api/account/profile", input);
      settle(answer.user);
      reset({ firstName: answer.user.first_name, lastName: answer.user.last_name });
      return accountSettingsStrings.yourNameWasSaved;
    });

  return (
    <>
      <Form label={accountSettingsStrings.profile} onSubmit={handleSubmit(save)}>
        <NameFields
          firstName={{ error: errors.firstName?.message, ...register("firstName", namesRules.firstName) }}
          lastName={{ error: errors.lastName?.message, ...register("lastName", namesRules.lastName) }}
        />
        <div className="sm:w-44">
          <SubmitButton busy={action.busy} busyLabel={accountSettingsStrings.saving}>
            {accountSettingsStrings.saveName}
          </SubmitButton>
        </div>
      </Form>
      <Outcome {...action} />
    </>
  );
}
