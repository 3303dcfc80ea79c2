import type { batchFileMistakes } from "@rewright/contract/batches";
import type { FileMistake } from "@rewright/contract/findings";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { read } from "#src/api/call.ts";
import { problemOf } from "#src/api/problem.ts";
import { noteRefusal } from "#src/api/session.ts";
import { batchStrings as strings } from "./strings.ts";

interface FileMistakesProps {
  /** The address of the file in the API. */
  readonly address: `/api/batches/${string}/files/${string}`;
  readonly name: string;
  readonly count: number;
}

/** Shows the number of possible mistakes in a file, and their list when it is opened. The list is loaded then. */
export function FileMistakes({ address, name, count }: FileMistakesProps) {
  const [mistakes, setMistakes] = useState<readonly FileMistake[]>();
  const [problem, setProblem] = useState<string>();

  async function load(): Promise<void> {
    setProblem(undefined);
    try {
      setMistakes((await read<typeof batchFileMistakes>(`${address}/mistakes`)).mistakes);
    } catch (error) {
      noteRefusal(error);
      setProblem(problemOf(error, strings.noMistakeList).message);
    }
  }

  return (
    <details
      className="group mt-1 text-sm"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !mistakes) void load();
      }}
    >
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-control text-soft hover:text-ink">
        <ChevronRight size={14} aria-hidden className="group-open:rotate-90" />
        <span className="grammar-mark">{strings.mistakes(count)}</span>
      </summary>
      {problem && (
        <p role="alert" className="mt-1 text-danger">
          {problem}
        </p>
      )}
      {!mistakes && !problem && <p className="mt-1 text-soft">{strings.loadingMistakes}</p>}
      {mistakes && (
        <ol aria-label={strings.mistakesIn(name)} className="mt-1 grid gap-2 pb-1">
          {mistakes.map((mistake, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and mistakes can repeat
            <Mistake key={index} {...mistake} />
          ))}
        </ol>
      )}
    </details>
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
