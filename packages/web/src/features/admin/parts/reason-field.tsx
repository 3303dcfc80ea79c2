import clsx from "clsx";
import type { ComponentProps } from "react";

/** Why something is done, as the audit log keeps it: 1 to 500 characters. */
export const reasonRules = {
  validate: (value: string | undefined = "") => value.trim() !== "" || "Give a reason.",
  maxLength: { value: 500, message: "Give a reason of at most 500 characters." },
};

interface ReasonFieldProps extends Omit<ComponentProps<"textarea">, "id"> {
  readonly error: string | undefined;
  readonly hint?: string;
}

/** The reason for what an administrator does. */
export function ReasonField({ error, hint = "Kept in the audit log.", ...field }: ReasonFieldProps) {
  return (
    <div>
      <label htmlFor="reason" className="text-sm font-medium">
        Reason
      </label>
      <textarea
        id="reason"
        rows={3}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "reason-error reason-hint" : "reason-hint"}
        {...field}
        className={clsx(
          "mt-1.5 block w-full rounded-control border bg-raised px-3 py-2 text-base",
          error ? "border-danger" : "border-control",
        )}
      />
      <p id="reason-error" role="alert" className={clsx("text-sm text-danger", error && "mt-1.5")}>
        {error}
      </p>
      <p id="reason-hint" className="mt-1.5 text-sm text-soft">
        {hint}
      </p>
    </div>
  );
}
