import { Check } from "lucide-react";

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A native checkbox in the product's dress. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-6 items-center gap-2 text-sm text-soft select-none hover:text-ink">
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-small border border-control bg-raised checked:border-pencil checked:bg-pencil"
        />
        <Check
          size={12}
          strokeWidth={3.5}
          aria-hidden
          className="pointer-events-none relative hidden text-on-pencil peer-checked:block"
        />
      </span>
      {label}
    </label>
  );
}
