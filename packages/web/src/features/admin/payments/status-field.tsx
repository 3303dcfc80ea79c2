import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlDress, FieldFrame } from "../../../ui/field-frame.tsx";
import { statusNames } from "./status-names.ts";

/** The state of a payment, in a form. */
export function StatusField({ id, ...select }: Omit<ComponentProps<"select">, "children"> & { readonly id: string }) {
  return (
    <FieldFrame id={id} label="Status">
      <select id={id} {...select} className={`h-11 appearance-none pr-10 pl-3 ${controlDress(undefined)}`}>
        {Object.values(statusNames).map((status) => (
          <option key={status}>{status}</option>
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
