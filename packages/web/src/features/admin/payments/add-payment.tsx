import type { createPaymentLog } from "@rewright/contract/admin/payments";
import type { findUserByEmail } from "@rewright/contract/admin/users";
import type { ListedPaymentStatus } from "@rewright/contract/billing";
import { isEmail } from "@rewright/contract/field-rules";
import { formatAmount, formerPrices, prices } from "@rewright/contract/plans";
import { useId } from "react";
import { type FieldErrors, type UseFormRegister, useForm } from "react-hook-form";
import { call, read } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { listedStatusNames } from "../fields/payment-status.ts";
import type { ActionResult } from "../lists/use-admin-actions.ts";
import { ReasonField, reasonRules } from "../reasons/reason-field.tsx";
import { useAuditedAction } from "../reasons/use-audited-action.ts";
import { paymentsStrings } from "./strings.ts";

interface NewPayment {
  readonly email: string;
  readonly amount: string;
  readonly status: ListedPaymentStatus;
  readonly paidAt: string;
  readonly key: string;
  readonly reason: string;
}

interface AddPaymentProps {
  readonly onDone: (result: ActionResult) => void;
  readonly onClose: () => void;
}

/** The current and former prices of Premium, which can be selected. The server refuses other amounts. */
const amounts = Object.fromEntries(
  (["monthly", "yearly"] as const).flatMap((period) =>
    [prices[period], formerPrices[period]].map((cents) => [
      String(cents),
      `${formatAmount(cents, prices.currency)}, ${period === "monthly" ? "a month" : "a year"}`,
    ]),
  ),
);

/** Shows the form that adds a payment which the payment provider does not know. */
export function AddPayment({ onDone, onClose }: AddPaymentProps) {
  const id = useId();
  const action = useAuditedAction();
  const { register, handleSubmit, formState, setError } = useForm<NewPayment>({
    defaultValues: { status: "completed", amount: "", paidAt: "", key: "" },
  });
  const { errors } = formState;

  const submit = (payment: NewPayment) =>
    action.run(async () => {
      const email = payment.email.trim();
      const { user } = await read<typeof findUserByEmail>(`/api/user/auth/${encodeURIComponent(email)}`);
      if (!user) {
        setError("email", { message: paymentsStrings.noAccountUses }, { shouldFocus: true });
        return;
      }
      const { data } = await call<typeof createPaymentLog>("/api/payment-logs", {
        user_id: user.id,
        amount: Number(payment.amount),
        payment_status: payment.status,
        reason: payment.reason.trim(),
        ...(payment.key.trim() && { payment_key: payment.key.trim() }),
        ...(payment.paidAt && { created_at: new Date(payment.paidAt).toISOString() }),
      });
      onDone({ message: paymentsStrings.added(formatAmount(data.amount, data.currency), user.email) });
      onClose();
    });

  return (
    <Dialog title={paymentsStrings.addAPayment} description={paymentsStrings.addLead} onClose={onClose}>
      <Form label={paymentsStrings.addAPayment} problem={action.problem} onSubmit={handleSubmit(submit)}>
        <Field
          id={`${id}-email`}
          label={paymentsStrings.accountEmail}
          type="email"
          autoComplete="off"
          required
          error={errors.email?.message}
          {...register("email", {
            validate: (value = "") => isEmail(value) || paymentsStrings.enterAnAccountsEmail,
          })}
        />
        <AmountAndStatusFields id={id} register={register} errors={errors} />
        <TimeAndKeyFields id={id} register={register} errors={errors} />
        <ReasonField error={errors.reason?.message} {...register("reason", reasonRules)} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button onClick={onClose}>{paymentsStrings.cancel}</Button>
          <Button type="submit" look="primary" waiting={action.busy}>
            {action.busy ? paymentsStrings.adding : paymentsStrings.addPayment}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly id: string;
  readonly register: UseFormRegister<NewPayment>;
  readonly errors: FieldErrors<NewPayment>;
}

function AmountAndStatusFields({ id, register, errors }: FieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <SelectField
        id={`${id}-amount`}
        label={paymentsStrings.amount}
        placeholder={paymentsStrings.chooseOne}
        options={amounts}
        required
        error={errors.amount?.message}
        {...register("amount", { required: paymentsStrings.chooseAnAmount })}
      />
      <SelectField
        id={`${id}-status`}
        label={paymentsStrings.status}
        options={listedStatusNames}
        {...register("status")}
      />
    </div>
  );
}

function TimeAndKeyFields({ id, register, errors }: FieldsProps) {
  return (
    <>
      <Field
        id={`${id}-paid`}
        label={paymentsStrings.paidAt}
        type="datetime-local"
        hint={paymentsStrings.inYourTimeZone}
        error={errors.paidAt?.message}
        {...register("paidAt", {
          validate: (value) => !value || new Date(value) <= new Date() || paymentsStrings.chooseATime,
        })}
      />
      <Field
        id={`${id}-key`}
        label={paymentsStrings.paymentKey}
        autoComplete="off"
        spellCheck={false}
        hint={paymentsStrings.thePaymentsId}
        error={errors.key?.message}
        {...register("key", {
          validate: (value) => /^[\w.:-]{0,255}$/.test(value.trim()) || paymentsStrings.useLettersDigitsDots,
        })}
      />
    </>
  );
}
