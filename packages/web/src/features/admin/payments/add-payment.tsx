import type { createPaymentLog, WholePayment } from "@rewright/contract/admin-payments";
import type { findUserByEmail } from "@rewright/contract/admin-users";
import { isEmail } from "@rewright/contract/email";
import { formatAmount, formerPrices, prices } from "@rewright/contract/plans";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { call, read } from "../../../api/call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { ReasonField, reasonRules } from "../parts/reason-field.tsx";
import type { Deed } from "../parts/use-deeds.ts";
import { useNotedAction } from "../parts/use-noted-action.ts";
import { statusNames } from "./status-names.ts";

interface NewPayment {
  readonly email: string;
  readonly amount: string;
  readonly status: WholePayment["payment_status"];
  readonly paidAt: string;
  readonly key: string;
  readonly reason: string;
}

/** What Premium costs and has cost: other amounts are refused. */
const amounts = Object.fromEntries(
  (["monthly", "yearly"] as const).flatMap((period) =>
    [prices[period], formerPrices[period]].map((cents) => [
      String(cents),
      `${formatAmount(cents, prices.currency)}, ${period === "monthly" ? "a month" : "a year"}`,
    ]),
  ),
);

/** Adds a payment to the ledger that the provider does not know. */
export function AddPayment({
  onDone,
  onClose,
}: {
  readonly onDone: (deed: Deed) => void;
  readonly onClose: () => void;
}) {
  const id = useId();
  const action = useNotedAction();
  const { register, handleSubmit, formState, setError } = useForm<NewPayment>({
    defaultValues: { status: "completed", amount: "", paidAt: "", key: "" },
  });
  const { errors } = formState;

  const submit = (payment: NewPayment) =>
    action.run(async () => {
      const email = payment.email.trim();
      const { user } = await read<typeof findUserByEmail>(`/api/user/auth/${encodeURIComponent(email)}`);
      if (!user) {
        setError("email", { message: "Nobody has an account with this address." }, { shouldFocus: true });
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
      onDone({ message: `Added: ${formatAmount(data.amount, data.currency)} of ${user.email}.` });
      onClose();
    });

  return (
    <Dialog
      title="Add a payment"
      description="For payments that the provider does not know, such as those of an earlier system. Nothing is charged, and no plan changes by it: Premium can be given in User Management."
      onClose={onClose}
    >
      <Form label="Add a payment" problem={action.problem} onSubmit={handleSubmit(submit)}>
        <Field
          id={`${id}-email`}
          label="E-mail of the account"
          type="email"
          autoComplete="off"
          required
          error={errors.email?.message}
          {...register("email", {
            validate: (value = "") => isEmail(value) || "Enter the address of an account.",
          })}
        />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <SelectField
            id={`${id}-amount`}
            label="Amount"
            placeholder="Choose one"
            options={amounts}
            required
            error={errors.amount?.message}
            {...register("amount", { required: "Choose what was paid." })}
          />
          <SelectField id={`${id}-status`} label="Status" options={statusNames} {...register("status")} />
        </div>
        <Field
          id={`${id}-paid`}
          label="Paid at"
          type="datetime-local"
          hint="In your time zone. Left empty, it is now."
          error={errors.paidAt?.message}
          {...register("paidAt", {
            validate: (value) => !value || new Date(value) <= new Date() || "Choose a time that has passed.",
          })}
        />
        <Field
          id={`${id}-key`}
          label="Payment key"
          autoComplete="off"
          spellCheck={false}
          hint="What names the payment elsewhere. Left empty, one is made."
          error={errors.key?.message}
          {...register("key", {
            validate: (value) =>
              /^[\w.:-]{0,255}$/.test(value.trim()) || "Use letters, digits, dots, colons, dashes or underscores.",
          })}
        />
        <ReasonField error={errors.reason?.message} {...register("reason", reasonRules)} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" waiting={action.busy}>
            {action.busy ? "Adding..." : "Add payment"}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
