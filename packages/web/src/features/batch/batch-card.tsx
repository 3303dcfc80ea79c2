import type { Batch, BatchFile, deleteBatch } from "@rewright/contract/batches";
import { Archive, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { CallError, remove } from "#src/api/call.ts";
import { noteRefusal } from "#src/api/session.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { quantity } from "#src/ui/quantity.ts";
import { showToast } from "#src/ui/toast.ts";
import { isOpen, summaryOf } from "./batch-state.ts";
import { FileRow } from "./file-row.tsx";
import { UploadRow } from "./upload-row.tsx";
import type { Upload } from "./use-uploads.ts";

interface BatchCardProps {
  readonly batch: Batch;
  /** The display name of the batch's mode. */
  readonly modeName: string;
  /** The files of the batch that are not uploaded yet. */
  readonly uploads: readonly Upload[];
  readonly onFile: (file: BatchFile) => void;
  readonly onSendAgain: (upload: Upload) => void;
  readonly onDismiss: (upload: Upload) => void;
  readonly onDeleted: () => void;
}

/** Shows a batch with its files and the actions on all of them. */
export function BatchCard({ batch, modeName, uploads, onFile, onSendAgain, onDismiss, onDeleted }: BatchCardProps) {
  const { id, files } = batch;
  const heading = useId();
  const { asking, ask, cancel, deleting, confirm } = useBatchDeletion(id, onDeleted);

  return (
    <section
      aria-labelledby={heading}
      className="appear overflow-hidden rounded-surface border border-hairline bg-sheet"
      data-batch={id}
    >
      <BatchHead headingId={heading} batch={batch} modeName={modeName} unsent={uploads.length} onDelete={ask} />
      <Outcome problem={deleting.problem} className="px-4 pb-4 md:px-5" />
      {(files.length > 0 || uploads.length > 0) && (
        <ul>
          {files.map((file) => (
            <FileRow key={file.id} batchId={id} file={file} onChanged={onFile} />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onSendAgain={() => onSendAgain(upload)}
              onDismiss={() => onDismiss(upload)}
            />
          ))}
        </ul>
      )}
      {asking && (
        <ConfirmDialog
          kind="danger"
          title="Delete this batch?"
          message={lossOf(batch, uploads.length)}
          confirm="Delete batch"
          busy={deleting.busy}
          onConfirm={confirm}
          onClose={cancel}
        />
      )}
    </section>
  );
}

/** Asks for confirmation, and then deletes the batch. */
function useBatchDeletion(id: string, onDeleted: () => void) {
  const [asking, setAsking] = useState(false);
  const deleting = useAction();

  const confirm = () =>
    deleting.run(async () => {
      try {
        await remove<typeof deleteBatch>(`/api/batches/${id}`);
      } catch (error) {
        // The batch was deleted in another window, or it expired.
        if (!(error instanceof CallError) || error.code !== "not_found") {
          noteRefusal(error);
          setAsking(false);
          throw error;
        }
      }
      showToast("Batch deleted.");
      onDeleted();
      return "";
    });

  return { asking, ask: () => setAsking(true), cancel: () => setAsking(false), deleting, confirm };
}

interface BatchHeadProps extends Pick<BatchCardProps, "batch" | "modeName"> {
  readonly headingId: string;
  /** The number of files that are not uploaded yet. */
  readonly unsent: number;
  readonly onDelete: () => void;
}

function BatchHead({ headingId, batch, modeName, unsent, onDelete }: BatchHeadProps) {
  const { id, files, createdAt, expiresAt } = batch;
  const isReady = files.some(({ state }) => state === "done");
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4 py-3.5 md:px-5">
      <div className="min-w-0">
        <h3 id={headingId} className="font-sans text-base">
          {quantity(files.length + unsent, "file")}, {modeName}
        </h3>
        <p className="text-sm text-soft">
          Started <DateTime at={createdAt} />. We'll delete it <DateTime at={expiresAt} />.
        </p>
        <p role="status" className="text-sm text-soft tabular-nums">
          {summaryOf(batch, unsent)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isReady && (
          <a
            href={`/api/batches/${id}/download`}
            download
            className="inline-flex h-9 items-center gap-2 rounded-control border border-control px-3 text-sm font-medium hover:bg-well"
          >
            <Archive size={16} aria-hidden />
            Download all
          </a>
        )}
        <Button onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
          Delete batch
        </Button>
      </div>
    </div>
  );
}

function lossOf(batch: Batch, unsent: number): string {
  const total = batch.files.length + unsent;
  if (total === 0) return "This batch has no files.";
  const files = total === 1 ? "the file and its result" : `the ${total} files and their results`;
  const stopped = unsent > 0 || isOpen(batch) ? " This stops anything still in progress." : "";
  return `This deletes ${files} from our server.${stopped}`;
}

/** Shows a time within a day from now, in the user's time zone. */
function DateTime({ at }: { at: string }) {
  const date = new Date(at);
  const time = date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return (
    <time dateTime={at}>
      {dayOf(date, new Date())} at {time}
    </time>
  );
}

function dayOf(date: Date, now: Date): string {
  const names = ["yesterday", "today", "tomorrow"];
  const found = names.find((_, index) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + index - 1);
    return date.toDateString() === day.toDateString();
  });
  return found ?? date.toLocaleDateString("en-GB", { weekday: "long" });
}
