import type { createBatch } from "@rewright/contract/batches";
import { batchLimits } from "@rewright/contract/limits";
import type { Mode } from "@rewright/contract/rewriting";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { call } from "#src/api/call.ts";
import type { Problem } from "#src/api/problem.ts";
import { noteRefusal } from "#src/api/session.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorId } from "#src/ui/error-id.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { BatchCard } from "./batch-card.tsx";
import { BatchesSkeleton } from "./batches-skeleton.tsx";
import { ChosenFiles } from "./chosen-files.tsx";
import { DropZone } from "./drop-zone.tsx";
import { sortFiles } from "./file-checks.ts";
import { batchStrings } from "./strings.ts";
import { useBatches } from "./use-batches.ts";
import { useUploads } from "./use-uploads.ts";

interface BatchesProps {
  /** Returns the settings with which the next batch is rewritten. @throws CallError */
  readonly loadSettings: () => Promise<z.input<typeof createBatch.input>>;
  /** The display name of the style in these settings. */
  readonly style: string;
  /** The form controls that change the settings. */
  readonly controls: ReactNode;
  readonly modeName: (mode: Mode) => string;
}

/** Shows the form for a new batch, and the progress of earlier ones. */
export function Batches({ loadSettings, style, controls, modeName }: BatchesProps) {
  const known = useBatches();
  const uploads = useUploads(known.putFile);
  const list = useRef<HTMLHeadingElement>(null);
  const { chosen, choose, remove, refused, dismissRefused, starting, start } = useNewBatch(
    loadSettings,
    known.putBatch,
    uploads.send,
    list,
  );

  function onDeleted(batchId: string): void {
    uploads.forget(batchId);
    // Clears the error about too many batches, which may no longer apply.
    if (starting.problem) starting.run(async () => "");
    flushSync(() => known.dropBatch(batchId));
    // Moves the focus, because the batch's buttons disappeared.
    list.current?.focus();
  }

  return (
    <>
      <section aria-labelledby="new-batch" className="mt-8">
        <h2 id="new-batch" className="mb-4 text-title">
          New batch
        </h2>
        {controls}
        <DropZone busy={starting.busy} hasFiles={chosen.length > 0} onFiles={choose} />
        {chosen.length > 0 && (
          <ChosenFiles files={chosen} style={style} sending={starting.busy} onRemove={remove} onStart={start} />
        )}
        <Outcome problem={starting.problem} />
        {refused.length > 0 && <RefusedFiles refused={refused} onClose={dismissRefused} />}
      </section>
      <section aria-labelledby="your-batches" className="mt-10">
        <h2 ref={list} id="your-batches" tabIndex={-1} className="mb-4 text-title outline-none">
          Your batches
        </h2>
        <BatchList known={known} uploads={uploads} modeName={modeName} onDeleted={onDeleted} />
      </section>
    </>
  );
}

type Refused = ReturnType<typeof sortFiles>["refused"];

/** Keeps the files of the next batch, and starts it. @param list The element that gets the focus afterwards */
function useNewBatch(
  loadSettings: BatchesProps["loadSettings"],
  putBatch: ReturnType<typeof useBatches>["putBatch"],
  send: ReturnType<typeof useUploads>["send"],
  list: RefObject<HTMLElement | null>,
) {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<Refused>([]);
  const starting = useAction();

  function choose(files: readonly File[]): void {
    const sorted = sortFiles(files, batchLimits.files - chosen.length);
    setRefused(sorted.refused);
    setChosen([...chosen, ...sorted.fit]);
  }

  async function start(): Promise<void> {
    await starting.run(async () => {
      try {
        const batch = await call<typeof createBatch>("/api/batches", await loadSettings());
        putBatch(batch);
        flushSync(() => {
          setChosen([]);
          setRefused([]);
        });
        // Moves the focus, because the pressed Start button disappeared.
        if (document.activeElement === document.body) list.current?.focus();
        await send(batch.id, chosen);
        return "";
      } catch (error) {
        noteRefusal(error);
        throw error;
      }
    });
  }

  const remove = (file: File) => setChosen(chosen.filter((one) => one !== file));
  return { chosen, choose, remove, refused, dismissRefused: () => setRefused([]), starting, start };
}

function RefusedFiles({ refused, onClose }: { readonly refused: Refused; readonly onClose: () => void }) {
  return (
    <div className="mt-4 overflow-hidden rounded-control">
      <Notice
        kind="warning"
        action={
          <Button size="small" className="-my-1" onClick={onClose}>
            {batchStrings.close}
          </Button>
        }
      >
        {refused.length === 1 ? batchStrings.leftOutOne : batchStrings.leftOut}
        <ul>
          {refused.map(({ name, problem: why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and names can repeat
            <li key={index} className="wrap-anywhere">
              <strong className="font-semibold">{name}</strong>: {why}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

interface BatchListProps extends Pick<BatchesProps, "modeName"> {
  readonly known: ReturnType<typeof useBatches>;
  readonly uploads: ReturnType<typeof useUploads>;
  readonly onDeleted: (batchId: string) => void;
}

function BatchList({ known, uploads, modeName, onDeleted }: BatchListProps) {
  const { batches, problem, reload, putFile } = known;
  return (
    <>
      {problem && <ListProblem problem={problem} onRetry={reload} />}
      {batches === undefined && !problem && <BatchesSkeleton />}
      {batches?.length === 0 && (
        <p className="rounded-surface border border-hairline bg-sheet px-5 py-8 text-center text-soft">
          {batchStrings.none}
        </p>
      )}
      <div className="grid gap-5">
        {batches?.map((batch) => (
          <BatchCard
            key={batch.id}
            batch={batch}
            modeName={modeName(batch.mode)}
            uploads={uploads.uploads.filter(({ batchId }) => batchId === batch.id)}
            onFile={(file) => putFile(batch.id, file)}
            onSendAgain={uploads.sendAgain}
            onDismiss={uploads.dismiss}
            onDeleted={() => onDeleted(batch.id)}
          />
        ))}
      </div>
    </>
  );
}

function ListProblem({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  return (
    <div className="mb-4 overflow-hidden rounded-control">
      <Notice
        kind="danger"
        action={
          <Button size="small" className="-my-1" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {problem.message}
        <ErrorId id={problem.errorId} />
      </Notice>
    </div>
  );
}
