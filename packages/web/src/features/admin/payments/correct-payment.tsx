import type { correctPaymentLog, WholePayment } from "@rewright/contract/admin/payments";
import type { ListedPaymentStatus } from "@rewright/contract/billing";
import { useId } from "react";
import { type FieldErrors, type UseFormReturn, useForm } from "react-hook-form";
import { CallError, put } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { listedStatusNames } from "../fields/payment-status.ts";
import type { ActionResult } from "../lists/use-admin-actions.ts";
import { ReasonField, reasonRules } from "../reasons/reason-field.tsx";
import { useAuditedAction } from "../reasons/use-audited-action.ts";
import { amountRules, readCents, writeCents } from "./cents.ts";
import { paymentsStrings } from "./strings.ts";

interface CorrectPaymentProps {
  /** The newest version of the payment. */
  readonly payment: WholePayment;
  /** Called after the payment was corrected. @param id The id of the new version */
  readonly onDone: (result: ActionResult, id: string) => void;
  /** Reloads the payment if someone else has changed it meanwhile. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

interface Correction {
  readonly status: ListedPaymentStatus;
  readonly amount: string;
  readonly refunded: string;
  readonly reason: string;
}

/** Shows the form that corrects a payment. The correction is a new version, and earlier versions are kept. */
export function CorrectPayment({ payment, onDone, onOutdated, onClose }: CorrectPaymentProps) {
  const id = useId();
  const action = useAuditedAction();
  const { register, handleSubmit, formState, getValues } = useForm<Correction>({
    defaultValues: {
      // Expired checkouts are not listed, so the form cannot set this status.
      ...(payment.payment_status !== "expired" && { status: payment.payment_status }),
      amount: writeCents(payment.amount),
      refunded: writeCents(payment.amount_refunded),
    },
  });
  const { errors } = formState;

  const submit = ({ status, amount, refunded, reason }: Correction) =>
    action.run(async () => {
      try {
        const { data } = await put<typeof correctPaymentLog>(`/api/payment-logs/${payment.id}`, {
          payment_status: status,
          amount: readCents(amount),
          amount_refunded: readCents(refunded),
          reason: reason.trim(),
        });
        onDone({ message: paymentsStrings.correctedThisIsVersion(data.version) }, data.id);
        onClose();
      } catch (error) {
        if (error instanceof CallError && error.code === "changed_meanwhile") onOutdated();
        throw error;
      }
    });

  return (
    <Dialog title={paymentsStrings.correctThisPayment} description={paymentsStrings.correctLead} onClose={onClose}>
      <Form label={paymentsStrings.correctThisPayment} problem={action.problem} onSubmit={handleSubmit(submit)}>
        <SelectField
          id={`${id}-status`}
          label={paymentsStrings.status}
          options={listedStatusNames}
          {...register("status")}
        />
        <AmountFields
          id={id}
          currency={payment.currency.toUpperCase()}
          errors={errors}
          register={register}
          getValues={getValues}
        />
        <ReasonField error={errors.reason?.message} {...register("reason", reasonRules)} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button onClick={onClose}>{paymentsStrings.cancel}</Button>
          <Button type="submit" look="primary" waiting={action.busy}>
            {action.busy ? paymentsStrings.correcting : paymentsStrings.correctPayment}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface AmountFieldsProps extends Pick<UseFormReturn<Correction>, "register" | "getValues"> {
  readonly id: string;
  readonly currency: string;
  readonly errors: FieldErrors<Correction>;
}

function AmountFields({ id, currency, errors, register, getValues }: AmountFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <Field
        id={`${id}-amount`}
        label={paymentsStrings.amountIn(currency)}
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        {...register("amount", { validate: amountRules })}
      />
      <Field
        id={`${id}-refunded`}
        label={paymentsStrings.refunded(currency)}
        inputMode="decimal"
        autoComplete="off"
        error={errors.refunded?.message}
        {...register("refunded", {
          validate: {
            amount: amountRules,
            most: (value) =>
              (readCents(value) ?? 0) <= (readCents(getValues("amount")) ?? 0) || paymentsStrings.theRefund,
          },
        })}
      />
    </div>
  );
}
