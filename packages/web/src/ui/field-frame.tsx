import clsx from "clsx";
import type { ReactNode } from "react";

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** The error message of the input. Screen readers announce it. */
  readonly error?: string | undefined;
  /** Help for filling in the field. */
  readonly hint?: ReactNode;
  /** Content beside the label, such as a link. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shows the label, error message and help around a form control. */
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

/** Returns the attributes that link a control to its error message and help. */
export function describedBy(id: string, error: string | undefined, hint: ReactNode) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined } as const;
}

/** Returns the class names of a form control. */
export const controlClass = (error: string | undefined) =>
  clsx("w-full rounded-control border bg-raised text-base", error ? "border-danger" : "border-control");
