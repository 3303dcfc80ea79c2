import clsx from "clsx";
import type { ReactNode } from "react";

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** What is wrong with what was entered; read out when it comes. */
  readonly error?: string | undefined;
  /** What helps to fill the field in. */
  readonly hint?: ReactNode;
  /** Something beside the label, such as a link. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What every field of a form has around its control: label, error and help. */
export function FieldFrame({ id, label, error, hint, aside, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative mt-1.5">{children}</div>
      <p id={`${id}-error`} role="alert" className={clsx("text-sm text-danger", error && "mt-1.5")}>
        {error}
      </p>
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </div>
      )}
    </div>
  );
}

/** Ties a control to the error and the help of its frame. */
export function describedBy(id: string, error: string | undefined, hint: ReactNode) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined } as const;
}

/** The dress of a control in a form. */
export const controlDress = (error: string | undefined) =>
  clsx("w-full rounded-control border bg-raised text-base", error ? "border-danger" : "border-control");
