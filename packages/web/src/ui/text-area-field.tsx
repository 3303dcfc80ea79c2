import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlClass, describedBy, FieldFrame } from "./field-frame.tsx";

interface TextAreaFieldProps extends ComponentProps<"textarea"> {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Content beside the label, such as a count. */
  readonly aside?: ReactNode;
}

/** Shows a labelled text area that grows with its content. */
export function TextAreaField({ id, label, error, hint, aside, className, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ id, label, error, hint, aside, className }}>
      <textarea
        id={id}
        {...describedBy(id, error, hint)}
        {...area}
        className={clsx("field-sizing-content max-h-120 min-h-44 px-3 py-2.5", controlClass(error))}
      />
    </FieldFrame>
  );
}
