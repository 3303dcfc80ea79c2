import { DeedLine } from "./action-line.tsx";
import type { Deeds } from "./use-admin-actions.ts";

/** Why something was not done, beside a list or a form; it takes no room until there is something to say. */
export function ListDeeds({ deeds }: { deeds: Deeds }) {
  return (
    <div className="overflow-hidden rounded-control has-[button]:mb-4">
      <DeedLine deeds={deeds} />
    </div>
  );
}
