import type { signIn } from "@rewright/contract/account";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { settle } from "#src/api/session.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckField } from "#src/ui/check-field.tsx";
import { emailRules } from "#src/ui/email-rules.ts";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { PasswordField } from "#src/ui/password-field.tsx";
import { SubmitButton } from "#src/ui/submit-button.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { accountStrings } from "./strings.ts";

interface Values {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Shows the form for signing in with email address and password. The page decides what to open afterwards. */
export function SignInForm({ email }: { email?: string | undefined }) {
  // Without a default, text that was typed before the page's scripts ran is kept.
  const { register, handleSubmit, formState, getValues, resetField } = useForm<Values>(
    email ? { defaultValues: { email } } : {},
  );
  const [problem, setProblem] = useState<Problem>();
  const [forgot, setForgot] = useState(false);
  const { errors, isSubmitting } = formState;

  async function submit({ email, password, rememberMe }: Values): Promise<void> {
    setProblem(undefined);
    try {
      const { user } = await call<typeof signIn>("/api/auth/sign-in/email", { email, password, rememberMe });
      resetField("password");
      settle(user);
    } catch (error) {
      setProblem(problemOf(error, accountStrings.loginFailedPleaseTry));
    }
  }

  return (
    <>
      <Form label={accountStrings.logIn} problem={problem} onSubmit={handleSubmit(submit)}>
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
        <PasswordField
          id="password"
          label={accountStrings.password}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register("password", { required: accountStrings.enterYourPassword })}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CheckField id="remember" label={accountStrings.rememberMe} {...register("rememberMe")} />
          <Button look="plain" size="small" className="-mr-2" onClick={() => setForgot(true)}>
            {accountStrings.forgotPasswordQuestion}
          </Button>
        </div>
        <SubmitButton busy={isSubmitting} busyLabel={accountStrings.loggingIn}>
          {accountStrings.logIn}
        </SubmitButton>
      </Form>
      {forgot && <ForgotPassword email={getValues("email")} onClose={() => setForgot(false)} />}
    </>
  );
}
