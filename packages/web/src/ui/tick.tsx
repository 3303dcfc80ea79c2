import { Check } from "lucide-react";
import type { ComponentProps } from "react";

/** Shows a native checkbox in the product's style. It needs a label. */
export function Tick(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <span className="relative grid size-4 shrink-0 place-items-center">
      <input
        type="checkbox"
        {...props}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-small border border-control bg-raised checked:border-pencil checked:bg-pencil aria-invalid:border-danger"
      />
      <Check
        size={12}
        strokeWidth={3.5}
        aria-hidden
        className="pointer-events-none relative hidden text-on-pencil peer-checked:block"
      />
    </span>
  );
}
