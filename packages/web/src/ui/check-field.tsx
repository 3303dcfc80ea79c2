import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Tick } from "./tick.tsx";

interface CheckFieldProps extends Omit<ComponentProps<typeof Tick>, "children"> {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** Shows a form's checkbox with its error message. */
export function CheckField({ id, label, error, ...input }: CheckFieldProps) {
  return (
    <div>
      <div className="flex min-h-6 items-start gap-2.5 text-sm">
        <span className="flex h-6 items-center">
          <Tick
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            {...input}
          />
        </span>
        <label htmlFor={id} className="py-0.5 text-soft">
          {label}
        </label>
      </div>
      <p id={`${id}-error`} role="alert" className={clsx("text-sm text-danger", error && "mt-1")}>
        {error}
      </p>
    </div>
  );
}
