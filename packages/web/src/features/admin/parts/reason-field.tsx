import type { ComponentProps } from "react";
import { TextAreaField } from "../../../ui/text-area-field.tsx";

/** Why something is done, as the audit log keeps it: 1 to 500 characters. */
export const reasonRules = {
  validate: (value: string | undefined = "") => value.trim() !== "" || "Give a reason.",
  maxLength: { value: 500, message: "Give a reason of at most 500 characters." },
};

/** The reason for what an administrator does. */
export function ReasonField(props: Omit<ComponentProps<typeof TextAreaField>, "id" | "label">) {
  return (
    <TextAreaField
      id="reason"
      label="Reason"
      required
      hint="Kept in the audit log."
      className="[&_textarea]:min-h-20"
      {...props}
    />
  );
}
