import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { fieldStrings } from "./field-strings.ts";
import { nameRules } from "./name-rules.ts";

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** Holds the react-hook-form rules of both fields. */
export const namesRules = {
  firstName: nameRules(fieldStrings.enterYourFirstName),
  lastName: nameRules(fieldStrings.enterYourLastName),
} as const;

type Registered = Omit<ComponentProps<typeof Field>, "id" | "label">;

/**
 * Shows the fields for first and last name, side by side if there is room. The form registers them, because it must
 * know the order of its fields.
 */
export function NameFields({ firstName, lastName }: { readonly firstName: Registered; readonly lastName: Registered }) {
  const both = { maxLength: 100, required: true } as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <Field id="first-name" label={fieldStrings.firstName} autoComplete="given-name" {...both} {...firstName} />
      <Field id="last-name" label={fieldStrings.lastName} autoComplete="family-name" {...both} {...lastName} />
    </div>
  );
}
