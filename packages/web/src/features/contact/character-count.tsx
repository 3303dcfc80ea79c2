import clsx from "clsx";
import { contactStrings } from "./strings.ts";

/** Shows how many characters of a field's limit are used. It appears only near the limit unless `always` is set. */
export function CharacterCount({ text, limit, always = false }: { text: string; limit: number; always?: boolean }) {
  const count = text.trim().length;
  if (!always && count < limit * 0.8) return null;
  const isOver = count > limit;
  return (
    <span className={clsx("text-sm tabular-nums", isOver ? "font-medium text-danger" : "text-soft")}>
      {count.toLocaleString("en-US")}/{limit.toLocaleString("en-US")}
      <span className="sr-only">{contactStrings.characters}</span>
    </span>
  );
}
