import type { ReactNode } from "react";
import { lazyOnInteraction } from "#src/api/lazy-on-interaction.tsx";
import { strings } from "../sample/strings.ts";
import { ResultShell } from "./result-shell.tsx";
import { Waiting } from "./waiting.tsx";

const Sample = lazyOnInteraction("sample", () => import("../sample/sample.tsx"));

/** Shows the result panel while there is no result: a preview of a result, or an animation during a rewrite. */
export function BlankResult({ running, notices }: { running: boolean; notices?: ReactNode }) {
  return (
    <ResultShell
      busy={running}
      notices={notices}
      foot={<p className="text-sm text-faint">{running ? strings.rewriting : strings.awaiting}</p>}
    >
      <div className="sheet-scroll px-4 py-3 md:px-5">{running ? <Waiting /> : <Sample />}</div>
    </ResultShell>
  );
}
