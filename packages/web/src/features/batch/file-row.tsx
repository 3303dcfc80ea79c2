import type { BatchFile, retryBatchFile } from "@rewright/contract/batches";
import { engineNames } from "@rewright/contract/engines";
import { Check, CircleAlert, Download, FileText } from "lucide-react";
import { useId, useRef } from "react";
import { call } from "#src/api/call.ts";
import { importWithRetry } from "#src/api/import-with-retry.ts";
import { noteRefusal } from "#src/api/session.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { quantity } from "#src/ui/quantity.ts";
import { showToast } from "#src/ui/toast.ts";
import { useLoadedWhile } from "#src/ui/use-loaded.ts";
import { RowFrame } from "./row-frame.tsx";
import { batchStrings } from "./strings.ts";

interface FileRowProps {
  readonly batchId: string;
  readonly file: BatchFile;
  readonly onChanged: (file: BatchFile) => void;
}

/** Loads the list of possible mistakes in a file, which few files of few batches have. */
const loadFileMistakes = () => importWithRetry(() => import("./file-mistakes.tsx")).then((code) => code.FileMistakes);

/** Shows one file of a batch: its progress, its result, and the actions on it. */
export function FileRow({ batchId, file, onChanged }: FileRowProps) {
  const { id, name, state, problem } = file;
  const label = useId();
  const nameRef = useRef<HTMLParagraphElement>(null);
  const retrying = useAction();
  const FileMistakes = useLoadedWhile(state === "done" && Boolean(file.mistakes), loadFileMistakes);
  const address = `/api/batches/${batchId}/files/${id}` as const;

  const retry = () =>
    retrying.run(async () => {
      try {
        onChanged(await call<typeof retryBatchFile>(`${address}/retry`, { id: batchId, file_id: id }));
        // Moves the focus, because the pressed button disappears.
        nameRef.current?.focus();
        return "";
      } catch (error) {
        noteRefusal(error);
        showToast(`We couldn't retry ${name}.`);
        throw error;
      }
    });

  return (
    <RowFrame
      icon={icons[state]}
      name={name}
      nameId={label}
      nameRef={nameRef}
      line={lineOf(file)}
      problem={problem ?? undefined}
      isFailure={state === "failed"}
      action={
        state === "done" ? (
          <a
            href={address}
            download
            aria-label={`Download ${name}`}
            className="inline-flex h-9 items-center gap-2 rounded-control border border-control px-3 text-sm font-medium hover:bg-well"
          >
            <Download size={16} aria-hidden />
            Download
          </a>
        ) : (
          state === "failed" && (
            <Button waiting={retrying.busy} onClick={retry} aria-label={`Try Again: ${name}`}>
              Try Again
            </Button>
          )
        )
      }
    >
      {(state === "waiting" || state === "running") && (
        <progress
          aria-labelledby={label}
          className="run-progress mt-1"
          {...(state === "running" && { value: file.progress, max: 1 })}
        />
      )}
      {FileMistakes && <FileMistakes address={address} name={name} count={file.mistakes ?? 0} />}
    </RowFrame>
  );
}

const icons = {
  waiting: <FileText size={18} aria-hidden className="text-soft" />,
  running: <FileText size={18} aria-hidden className="text-pencil" />,
  done: <Check size={18} strokeWidth={2.5} aria-hidden className="text-added" />,
  failed: <CircleAlert size={18} aria-hidden className="text-danger" />,
} as const;

function lineOf({ state, progress, words, engine, mistakes }: BatchFile): string {
  const length = words === null ? [] : [quantity(words, "word")];
  switch (state) {
    case "waiting":
      return "Waiting";
    case "running":
      return [`Rewriting, ${Math.round(progress * 100)}%`, ...length].join(" · ");
    case "done":
      return [
        "Ready",
        ...length,
        ...(engine ? [`by ${engineNames[engine]}`] : []),
        ...(mistakes === 0 ? [batchStrings.noMistakes] : []),
      ].join(" · ");
    case "failed":
      return "Failed";
  }
}
