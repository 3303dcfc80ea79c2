import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass, describedBy, FieldFrame } from "./field-frame.tsx";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "children"> {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** The text of the empty option. Undefined if an option is selected from the start. */
  readonly placeholder?: string;
  /** The label of each value, in the displayed order. */
  readonly options: Readonly<Record<string, string>>;
}

/** Shows a labelled native select of a form. */
export function SelectField({ id, label, error, placeholder, options, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, error, className }}>
      <select
        id={id}
        {...describedBy(id, error, undefined)}
        {...select}
        className={clsx("h-11 appearance-none pr-10 pl-3", controlClass(error))}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
      />
    </FieldFrame>
  );
}
