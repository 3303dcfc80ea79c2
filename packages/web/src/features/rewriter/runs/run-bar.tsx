import clsx from "clsx";
import { useId } from "react";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { Button } from "#src/ui/button.tsx";
import type { RunView } from "./run-view.ts";

interface RunBarProps {
  readonly view: RunView;
  readonly onStop: () => void;
}

/** Shows the progress of a rewrite by Humanize Pro and a Stop button. */
export function RunBar({ view, onStop }: RunBarProps) {
  const label = useId();
  const { done, total, lost, stopping } = view;
  // The local engine delivers a text as a whole, so there is no progress to show before.
  const before = usePublicSettings().languageModelHost ? "Waiting in line" : "Rewriting your text";
  return (
    <div className="flex w-full items-center gap-4">
      <div className="min-w-0 flex-1">
        <p id={label} className={clsx("text-sm tabular-nums", lost ? "text-warning" : "text-soft")}>
          {describe(view, before)}
        </p>
        <progress
          aria-labelledby={label}
          className="run-progress mt-1.5"
          {...(total > 0 && { value: Math.min(done, total), max: total })}
        />
      </div>
      <Button className="h-11 min-w-28 text-base!" waiting={stopping} onClick={onStop}>
        {stopping ? "Stopping..." : "Stop"}
      </Button>
      <p role="status" className="sr-only">
        {lost ? "Connection lost. Trying again..." : announce(view, before)}
      </p>
    </div>
  );
}

function describe({ done, total, stopping, lost }: RunView, before: string): string {
  if (lost) return "Connection lost. Trying again...";
  if (stopping) return "Stopping and keeping what's ready";
  if (total === 0) return before;
  return `${done} of ${total} ${total === 1 ? "paragraph" : "paragraphs"}`;
}

/** The number of times that screen readers announce the progress. */
const steps = 4;

/** Returns the progress as a text for screen readers. It changes at the start and after each quarter. */
function announce({ done, total }: RunView, before: string): string {
  if (total === 0) return before;
  const step = Math.floor((done / total) * steps);
  if (step === 0) return "Rewriting has started";
  return `${Math.ceil((step / steps) * total)} of ${total} paragraphs are ready`;
}
