import type { requestPasswordReset } from "@rewright/contract/account";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { emailRules } from "#src/ui/email-rules.ts";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { SubmitButton } from "#src/ui/submit-button.tsx";
import { accountStrings } from "./strings.ts";

interface Values {
  readonly email: string;
}

/** Asks for the email address to which a link for a new password is sent. */
export function ForgotPassword({ email = "", onClose }: { email?: string | undefined; onClose: () => void }) {
  const { register, handleSubmit, formState, watch } = useForm<Values>({ defaultValues: { email } });
  const [problem, setProblem] = useState<Problem>();
  const [answer, setAnswer] = useState<string>();
  const { errors, isSubmitting } = formState;

  async function submit(values: Values): Promise<void> {
    setProblem(undefined);
    try {
      const { message } = await call<typeof requestPasswordReset>("/api/auth/request-password-reset", values);
      setAnswer(message);
    } catch (error) {
      setProblem(problemOf(error, accountStrings.failedToSendReset));
    }
  }

  if (answer) {
    return (
      <Dialog
        title={accountStrings.checkYourEmail}
        description={<span role="status">{answer}</span>}
        onClose={onClose}
        actions={
          <Button look="primary" onClick={onClose}>
            {accountStrings.backToLogIn}
          </Button>
        }
      />
    );
  }
  return (
    <Dialog
      title={accountStrings.forgotYourPassword}
      description={accountStrings.enterYourEmailAddress}
      onClose={onClose}
    >
      <Form label={accountStrings.forgotPassword} problem={problem} onSubmit={handleSubmit(submit)}>
        <Field
          id="forgot-email"
          label={accountStrings.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email?.message}
          {...register("email", emailRules)}
        />
        <SubmitButton busy={isSubmitting} busyLabel={accountStrings.sending} disabled={watch("email").trim() === ""}>
          {accountStrings.sendLink}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
