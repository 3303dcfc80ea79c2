import type { Series } from "./series.ts";

const colours = { pencil: "bg-pencil", added: "bg-added", removed: "bg-removed", kept: "bg-kept" } as const;

/** Shows the colour of a series beside its name. */
export function Swatch({ colour }: { colour: Series["colour"] }) {
  return <span aria-hidden className={`size-2 shrink-0 rounded-[2px] ${colours[colour]}`} />;
}
