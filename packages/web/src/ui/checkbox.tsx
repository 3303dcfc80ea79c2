import { useId } from "react";
import { Tick } from "./tick.tsx";

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Shows a checkbox that takes effect immediately, outside of forms. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="inline-flex min-h-6 items-center gap-2 text-sm text-soft select-none hover:text-ink">
      <Tick id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
