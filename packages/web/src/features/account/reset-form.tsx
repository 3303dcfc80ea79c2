import type { resetPassword } from "@rewright/contract/account";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { CallError, call } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { endSession, refreshSession, settle } from "#src/api/session.ts";
import { Form } from "#src/ui/form.tsx";
import { type NewPassword, NewPasswordFields } from "#src/ui/new-password-fields.tsx";
import { SubmitButton } from "#src/ui/submit-button.tsx";
import { accountStrings } from "./strings.ts";
import type { ResetTokens } from "./use-reset-tokens.ts";

interface ResetFormProps {
  readonly tokens: ResetTokens;
  readonly onDone: (message: string) => void;
  readonly onExpired: () => void;
}

/** Shows the form for a new password, which is typed twice. */
export function ResetForm({ tokens, onDone, onExpired }: ResetFormProps) {
  const form = useForm<NewPassword>();
  const [problem, setProblem] = useState<Problem>();

  async function submit({ password }: NewPassword): Promise<void> {
    setProblem(undefined);
    const input = { ...tokens, newPassword: password };
    try {
      const { message } = await call<typeof resetPassword>("/api/auth/reset-password", input);
      await leave();
      onDone(message);
    } catch (error) {
      if (error instanceof CallError && error.code === "link_expired") onExpired();
      else setProblem(problemOf(error, accountStrings.passwordUpdateFailedPlease));
    }
  }

  return (
    <FormProvider {...form}>
      <Form label={accountStrings.setANewPassword} problem={problem} onSubmit={form.handleSubmit(submit)}>
        <NewPasswordFields />
        <SubmitButton busy={form.formState.isSubmitting} busyLabel={accountStrings.saving}>
          {accountStrings.setPassword}
        </SubmitButton>
      </Form>
    </FormProvider>
  );
}

/** Ends this browser's session, even if another account is signed in, because the login page is for guests only. */
async function leave(): Promise<void> {
  try {
    if (await refreshSession()) await endSession();
  } catch {
    // The next call reports the session.
  }
  settle(undefined);
}
