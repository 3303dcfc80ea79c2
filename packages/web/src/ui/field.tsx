import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface FieldProps extends ComponentProps<"input"> {
  readonly id: string;
  readonly label: string;
  /** What is wrong with what was entered; read out when it comes. */
  readonly error?: string | undefined;
  /** What helps to fill the field in. */
  readonly hint?: ReactNode;
  /** Something beside the label, such as a link. */
  readonly aside?: ReactNode;
  /** Something at the end of the line of the input, such as a button. */
  readonly end?: ReactNode;
}

/** A labelled line of text, with its help and its error tied to it. */
export function Field({ id, label, error, hint, aside, end, className, ...input }: FieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative mt-1.5">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
          className={clsx(
            "h-11 w-full rounded-control border bg-raised px-3 text-base",
            end && "pr-12",
            error ? "border-danger" : "border-control",
          )}
        />
        {end && <span className="absolute inset-y-0 right-0 grid w-11 place-items-center">{end}</span>}
      </div>
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
