import type { batchFileMistakes } from "@rewright/contract/batches";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { read } from "#src/api/call.ts";
import { problemOf } from "#src/api/problem.ts";
import { noteRefusal } from "#src/api/session.ts";
import { MistakeList } from "./mistake-list.tsx";
import { batchStrings as strings } from "./strings.ts";

interface FileMistakesProps {
  /** The address of the file in the API. */
  readonly address: `/api/batches/${string}/files/${string}`;
  readonly name: string;
  readonly count: number;
}

/** Shows the number of possible mistakes in a file, and their list when it is opened. The list is loaded then. */
export function FileMistakes({ address, name, count }: FileMistakesProps) {
  const [list, setList] = useState<ReactNode>();
  const [problem, setProblem] = useState<string>();

  async function load(): Promise<void> {
    setProblem(undefined);
    try {
      const { mistakes } = await read<typeof batchFileMistakes>(`${address}/mistakes`);
      setList(<MistakeList {...{ name, mistakes }} />);
    } catch (error) {
      noteRefusal(error);
      setProblem(problemOf(error, strings.noMistakeList).message);
    }
  }

  return (
    <details
      className="group mt-1 text-sm"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !list) void load();
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
      {!list && !problem && <p className="mt-1 text-soft">{strings.loadingMistakes}</p>}
      {list}
    </details>
  );
}
