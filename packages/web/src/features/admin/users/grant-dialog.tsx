import type { grantPremium } from "@rewright/contract/admin/users";
import { longestGrantDays } from "@rewright/contract/plans";
import { useForm } from "react-hook-form";
import { call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { formatDateTime } from "../fields/date-time.tsx";
import { ReasonField, reasonRules } from "../reasons/reason-field.tsx";
import { useAuditedAction } from "../reasons/use-audited-action.ts";
import type { PartProps } from "./part-props.ts";
import { usersStrings } from "./strings.ts";

interface Values {
  readonly days: string;
  readonly reason: string;
}

const daysError = usersStrings.enterAWholeNumber(longestGrantDays);

/** Grants Premium for some days or without an end. */
export function GrantDialog({ user, actions, onClose }: PartProps & { readonly onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { days: "30" } });
  const action = useAuditedAction();
  const { errors } = formState;

  const give = ({ days, reason }: Values) =>
    action.run(async () => {
      const { ends_at } = await call<typeof grantPremium>("/api/admin/grant-premium", {
        email: user.email,
        reason: reason.trim(),
        ...(days.trim() && { days: Number(days) }),
      });
      onClose();
      actions.report({
        message: ends_at
          ? usersStrings.premiumGrantedUntil(formatDateTime(ends_at))
          : usersStrings.premiumGrantedWithout,
      });
    });

  return (
    <Dialog
      title={usersStrings.grantPremium}
      description={`${user.email} will get Premium free of charge. This doesn't change any subscription.`}
      onClose={onClose}
    >
      <Form label={usersStrings.grantPremium} problem={action.problem} onSubmit={handleSubmit(give)}>
        <Field
          id="days"
          label={usersStrings.days}
          inputMode="numeric"
          autoComplete="off"
          error={errors.days?.message}
          hint={usersStrings.leaveEmptyForNo}
          {...register("days", {
            validate: (value) => {
              const days = value.trim();
              return days === "" || (/^\d+$/.test(days) && +days >= 1 && +days <= longestGrantDays) || daysError;
            },
          })}
        />
        <ReasonField error={errors.reason?.message} {...register("reason", reasonRules)} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button onClick={onClose}>{usersStrings.cancel}</Button>
          <Button type="submit" look="primary" waiting={action.busy}>
            {action.busy ? usersStrings.granting : usersStrings.grantPremium}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
