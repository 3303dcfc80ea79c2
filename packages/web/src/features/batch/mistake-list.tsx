import type { FileMistake } from "@rewright/contract/findings";
import { batchStrings as strings } from "./strings.ts";

interface MistakeListProps {
  /** The name of the file. */
  readonly name: string;
  readonly mistakes: readonly FileMistake[];
}

/** Lists the possible mistakes in a file. */
export function MistakeList({ name, mistakes }: MistakeListProps) {
  return (
    <ol aria-label={strings.mistakesIn(name)} className="mt-1 grid gap-2 pb-1">
      {mistakes.map((mistake, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and mistakes can repeat
        <Mistake key={index} {...mistake} />
      ))}
    </ol>
  );
}

function Mistake({ before, words, after, message, fixes }: FileMistake) {
  return (
    <li className="border-l-2 border-hairline pl-3">
      <p className="wrap-anywhere">
        {before}
        <mark className="grammar-mark bg-transparent font-medium text-ink">{words}</mark>
        {after}
      </p>
      <p className="text-soft wrap-anywhere">
        {message} {fixes.length > 0 && strings.corrections(fixes)}
      </p>
    </li>
  );
}
