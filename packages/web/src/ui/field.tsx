import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlClass, describedBy, FieldFrame } from "./field-frame.tsx";

interface FieldProps extends ComponentProps<"input"> {
  readonly id: string;
  readonly label: string;
  /** The error message of the input. Screen readers announce it. */
  readonly error?: string | undefined;
  /** Help for filling in the field. */
  readonly hint?: ReactNode;
  /** Content beside the label, such as a link. */
  readonly aside?: ReactNode;
  /** Content at the end of the input, such as a button. */
  readonly end?: ReactNode;
}

/** Shows a labelled text input, linked to its help and its error. */
export function Field({ id, label, error, hint, aside, end, className, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, error, hint, aside, className }}>
      <input
        id={id}
        {...describedBy(id, error, hint)}
        {...input}
        className={clsx("h-11 px-3", end && "pr-12", controlClass(error))}
      />
      {end && <span className="absolute inset-y-0 right-0 grid w-11 place-items-center">{end}</span>}
    </FieldFrame>
  );
}
