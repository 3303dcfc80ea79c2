import type { ComponentProps } from "react";
import { TextAreaField } from "#src/ui/text-area-field.tsx";
import { partsStrings } from "../strings.ts";

/** The rules for the reason of an action: 1 to 500 characters. The audit log stores it. */
export const reasonRules = {
  validate: (value: string | undefined = "") => value.trim() !== "" || partsStrings.enterAReason,
  maxLength: { value: 500, message: partsStrings.enterAReasonOf },
};

/** Shows the field for the reason of an action. */
export function ReasonField(props: Omit<ComponentProps<typeof TextAreaField>, "id" | "label">) {
  return (
    <TextAreaField
      id="reason"
      label={partsStrings.reason}
      required
      hint={partsStrings.savedInTheAudit}
      className="[&_textarea]:min-h-20"
      {...props}
    />
  );
}
