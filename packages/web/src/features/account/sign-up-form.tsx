import type { signUp } from "@rewright/contract/account";
import { type ReactNode, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { CallError, call } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { saveSignUpDraft } from "#src/api/sign-up-draft.ts";
import { CheckField } from "#src/ui/check-field.tsx";
import { Done } from "#src/ui/done.tsx";
import { emailRules } from "#src/ui/email-rules.ts";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { NameFields, type Names, namesRules } from "#src/ui/name-fields.tsx";
import { type NewPassword, NewPasswordFields } from "#src/ui/new-password-fields.tsx";
import { SubmitButton } from "#src/ui/submit-button.tsx";
import { accountStrings } from "./strings.ts";
import { TermsLabel } from "./terms-links.tsx";
import { type Redirect, useRedirect } from "./use-redirect.ts";

interface Values extends Names, NewPassword {
  readonly email: string;
  readonly terms: boolean;
}

/**
 * Shows the form for creating an account with email address and password. `children` are other ways to sign up, above
 * the form.
 */
export function SignUpForm({ children }: { children: ReactNode }) {
  const form = useForm<Values>();
  const [problem, setProblem] = useState<Problem>();
  const [created, setCreated] = useState<{ readonly message: string; readonly redirect: Redirect }>();
  const { register, handleSubmit, setError } = form;
  const { errors, isSubmitting } = form.formState;
  useRedirect(created?.redirect);

  async function submit({ firstName, lastName, email, password }: Values): Promise<void> {
    setProblem(undefined);
    const input = { first_name: firstName.trim(), last_name: lastName.trim(), email, password };
    try {
      const { message, user } = await call<typeof signUp>("/api/auth/sign-up/email", input);
      saveSignUpDraft(user.id);
      const state = { message: accountStrings.nextStep(user.email), email: user.email };
      setCreated({ message, redirect: { to: "/login", afterMs: 2000, state } });
    } catch (error) {
      if (error instanceof CallError && error.code === "USER_EXISTS") {
        setError("email", { message: error.message }, { shouldFocus: true });
      } else setProblem(problemOf(error, accountStrings.registrationFailedPleaseTry));
    }
  }

  if (created) return <Done>{created.message}</Done>;
  return (
    <FormProvider {...form}>
      {children}
      <Form label={accountStrings.signUp} problem={problem} onSubmit={handleSubmit(submit)}>
        <NameFields
          firstName={{ error: errors.firstName?.message, ...register("firstName", namesRules.firstName) }}
          lastName={{ error: errors.lastName?.message, ...register("lastName", namesRules.lastName) }}
        />
        <Field
          id="email"
          label={accountStrings.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          error={errors.email?.message}
          {...register("email", emailRules)}
        />
        <NewPasswordFields />
        <CheckField
          id="terms"
          label={<TermsLabel />}
          required
          error={errors.terms?.message}
          {...register("terms", { required: accountStrings.acceptTheTerms })}
        />
        <SubmitButton busy={isSubmitting} busyLabel={accountStrings.creatingYourAccount}>
          {accountStrings.signUp}
        </SubmitButton>
      </Form>
    </FormProvider>
  );
}
