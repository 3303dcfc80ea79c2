import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { ResultShell } from "../result-shell.tsx";
import { Waiting } from "../waiting.tsx";
import type { RunView } from "./run-view.ts";

interface RunResultProps {
  readonly view: RunView;
  readonly onStop: () => void;
}

/** The result's side while a run comes in: what is ready, how far it is, and the way to stop it. */
export function RunResult({ view, onStop }: RunResultProps) {
  const label = useId();
  const { done, total, parts, lost, stopping } = view;
  const waiting = total === 0;
  return (
    <ResultShell
      busy
      notices={
        <div className="border-b border-hairline px-4 py-2 md:px-5">
          <div className="flex min-h-9 items-center gap-3 text-sm">
            <p id={label} className="min-w-0 flex-1 tabular-nums">
              {state(view)}
            </p>
            <Button size="medium" className="min-w-24" waiting={stopping} onClick={onStop}>
              {stopping ? "Stopping…" : "Stop"}
            </Button>
          </div>
          <progress
            aria-labelledby={label}
            className="run-progress"
            {...(!waiting && { value: Math.min(done, total), max: total })}
          />
          <p role="status" className={lost ? "pb-1 text-sm text-warning" : "sr-only"}>
            {lost ? "Connection lost. Trying again…" : announce(view)}
          </p>
        </div>
      }
      foot={
        <p className="text-sm text-faint">{parts.length === 0 ? "Rewriting your text" : "The rest is on its way"}</p>
      }
    >
      <RunText parts={parts} />
    </ResultShell>
  );
}

function RunText({ parts }: Pick<RunView, "parts">): ReactNode {
  return (
    <section
      aria-label="Rewritten so far"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
      tabIndex={0}
      className="sheet-scroll px-4 py-3 md:px-5"
    >
      <div className="prose-text max-w-prose">
        {parts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts come in order and stay
          <span key={index} className="appear">
            {text}
          </span>
        ))}
      </div>
      <Waiting lines={parts.length === 0 ? 6 : 2} />
    </section>
  );
}

function state({ done, total, stopping }: RunView): string {
  if (stopping) return "Stopping after what is ready";
  if (total === 0) return "Waiting for a place";
  return `${done} of ${total} ${total === 1 ? "paragraph" : "paragraphs"}`;
}

/** How many times the progress is read out on its way. */
const words = 4;

/** The progress for those who hear it: at the beginning, and each time another quarter is done. */
function announce({ done, total }: RunView): string {
  if (total === 0) return "Waiting for a place";
  const quarter = Math.floor((done / total) * words);
  if (quarter === 0) return "Rewriting has begun";
  return `${Math.ceil((quarter / words) * total)} of ${total} paragraphs are ready`;
}
