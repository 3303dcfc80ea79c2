import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlDress, describedBy, FieldFrame } from "./field-frame.tsx";

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
  return (
    <FieldFrame {...{ id, label, error, hint, aside, className }}>
      <input
        id={id}
        {...describedBy(id, error, hint)}
        {...input}
        className={clsx("h-11 px-3", end && "pr-12", controlDress(error))}
      />
      {end && <span className="absolute inset-y-0 right-0 grid w-11 place-items-center">{end}</span>}
    </FieldFrame>
  );
}
