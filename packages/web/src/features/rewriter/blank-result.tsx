import type { ReactNode } from "react";
import { ResultShell } from "./result-shell.tsx";
import { Waiting } from "./waiting.tsx";

/** The result's side before there is one: empty, or waiting for the answer. */
export function BlankResult({ running, notices }: { running: boolean; notices?: ReactNode }) {
  return (
    <ResultShell
      busy={running}
      notices={notices}
      foot={
        <p className="text-sm text-faint tabular-nums">
          {running ? "Rewriting your text" : "0 words · AI-likeness 0%"}
        </p>
      }
    >
      <div className="sheet-scroll px-4 py-3 md:px-5">{running ? <Waiting /> : <Empty />}</div>
    </ResultShell>
  );
}

function Empty() {
  return (
    <div className="my-auto py-6">
      <p className="prose-text text-ink" aria-hidden="true">
        <span className="edit-before">We utilize</span> <span className="edit-after">We use</span> plain words{" "}
        <span className="edit-before">in order to</span> <span className="edit-after">to</span> be understood.
      </p>
      <p className="mt-4 max-w-sm text-sm text-soft">
        Your rewritten text appears here. Changed words are underlined with their reasons, and any sentence can be
        swapped for another wording.
      </p>
    </div>
  );
}
