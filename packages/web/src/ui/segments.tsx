import clsx from "clsx";
import type { ReactNode } from "react";

interface SegmentsProps<Value extends string> {
  /** The name of the radio buttons in the form. */
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly large?: boolean;
  readonly onChange: (value: Value) => void;
  readonly label: (value: Value) => ReactNode;
}

/** Shows radio buttons side by side in a common frame. It must be inside a fieldset. */
export function Segments<Value extends string>({
  name,
  values,
  chosen,
  large = false,
  onChange,
  label,
}: SegmentsProps<Value>) {
  return (
    <div className="inline-flex gap-0.5 rounded-control border border-hairline bg-well p-0.75">
      {values.map((value) => (
        <label
          key={value}
          className={clsx(
            "relative flex items-center rounded-[6px] text-sm font-medium text-soft hover:text-ink has-checked:bg-raised has-checked:text-pencil has-checked:ring-1 has-checked:ring-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pencil",
            large ? "h-10 gap-2 px-4" : "h-7 px-3",
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
            autoComplete="off"
            className="absolute inset-0 cursor-pointer appearance-none rounded-[6px] outline-none"
          />
          {label(value)}
        </label>
      ))}
    </div>
  );
}
