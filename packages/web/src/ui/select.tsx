import { ChevronDown } from "lucide-react";

interface SelectProps<Value extends string> {
  readonly id: string;
  readonly name: string;
  readonly value: Value;
  /** The label of each value, in the displayed order. */
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** Shows a native select in the product's style. */
export function Select<Value extends string>({ id, name, value, options, onChange }: SelectProps<Value>) {
  return (
    <div className="relative">
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        autoComplete="off"
        className="h-11 w-full appearance-none rounded-control border border-control bg-raised pr-10 pl-3 text-base md:h-9 md:text-sm"
      >
        {(Object.keys(options) as Value[]).map((option) => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
      />
    </div>
  );
}
