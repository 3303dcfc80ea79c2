import clsx from "clsx";
import { useId } from "react";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { Button } from "#src/ui/button.tsx";
import type { RunView } from "./run-view.ts";

interface RunBarProps {
  readonly view: RunView;
  readonly onStop: () => void;
}

/** How far a run is, and the way to stop it. */
export function RunBar({ view, onStop }: RunBarProps) {
  const label = useId();
  const { done, total, lost, stopping } = view;
  // The local engine gives a text out whole: until then there is nothing to say but that it is at it.
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

/** How many times the progress is read out on its way. */
const steps = 4;

/** The progress for those who hear it: at the beginning, and each time another part of the way is done. */
function announce({ done, total }: RunView, before: string): string {
  if (total === 0) return before;
  const step = Math.floor((done / total) * steps);
  if (step === 0) return "Rewriting has started";
  return `${Math.ceil((step / steps) * total)} of ${total} paragraphs are ready`;
}
