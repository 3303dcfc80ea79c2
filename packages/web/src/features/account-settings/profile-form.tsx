import type { User, updateProfile } from "@rewright/contract/account";
import { useForm } from "react-hook-form";
import { call } from "../../api/call.ts";
import { settle } from "../../api/session.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { nameRules } from "../../ui/name-rules.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { Outcome } from "./outcome.tsx";
import { useAction } from "./use-action.ts";

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** First and last name. */
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
      return "Your name is saved.";
    });

  return (
    <>
      <Form label="Profile" onSubmit={handleSubmit(save)}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field
            id="first-name"
            label="First name"
            autoComplete="given-name"
            maxLength={100}
            required
            error={errors.firstName?.message}
            {...register("firstName", nameRules("Enter your first name."))}
          />
          <Field
            id="last-name"
            label="Last name"
            autoComplete="family-name"
            maxLength={100}
            required
            error={errors.lastName?.message}
            {...register("lastName", nameRules("Enter your last name."))}
          />
        </div>
        <div className="sm:w-44">
          <SubmitButton busy={action.busy} busyLabel="Saving...">
            Save name
          </SubmitButton>
        </div>
      </Form>
      <Outcome {...action} />
    </>
  );
}
