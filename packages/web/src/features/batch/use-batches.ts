import type { Batch, BatchFile, listBatches } from "@rewright/contract/batches";
import { useCallback, useEffect, useRef, useState } from "react";
import { read } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { noteRefusal } from "#src/api/session.ts";
import { isOpen } from "./batch-state.ts";
import { pollDelayMs } from "./poll-delay.ts";

interface KnownBatches {
  /** Undefined until the server has answered. */
  readonly batches: readonly Batch[] | undefined;
  /** Why the list may be behind. */
  readonly problem: Problem | undefined;
  /** Asks the server now. */
  readonly reload: () => void;
  /** Take over what an answer has said. */
  readonly putBatch: (batch: Batch) => void;
  readonly putFile: (batchId: string, file: BatchFile) => void;
  readonly dropBatch: (batchId: string) => void;
}

/** The account's batches. While files are being worked on, the server is asked again and again, ever less often. */
export function useBatches(): KnownBatches {
  const [batches, setBatches] = useState<readonly Batch[]>();
  const [problem, setProblem] = useState<Problem>();
  const [asked, setAsked] = useState(0);
  const quiet = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for, it begins anew
  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = "";
    quiet.current = 0;

    async function look(): Promise<void> {
      let goOn = true;
      try {
        const answer = await read<typeof listBatches>("/api/batches", ending.signal);
        if (ending.signal.aborted) return;
        const news = JSON.stringify(answer.batches);
        quiet.current = news === known ? quiet.current + 1 : 0;
        known = news;
        setBatches(answer.batches);
        setProblem(undefined);
        goOn = answer.batches.some(isOpen);
      } catch (error) {
        if (ending.signal.aborted) return;
        noteRefusal(error);
        quiet.current += 1;
        setProblem(problemOf(error, "We couldn't load your batches."));
      }
      if (goOn) timer = setTimeout(look, pollDelayMs(quiet.current));
    }

    void look();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [asked]);

  const reload = useCallback(() => setAsked((times) => times + 1), []);

  const change = useCallback(
    (how: (known: readonly Batch[]) => readonly Batch[]) => {
      setBatches((known) => how(known ?? []));
      // What is on its way says how it was before.
      reload();
    },
    [reload],
  );
  return {
    batches,
    problem,
    reload,
    putBatch: (batch) => change((known) => [batch, ...known.filter(({ id }) => id !== batch.id)]),
    putFile: (batchId, file) =>
      change((known) => known.map((batch) => (batch.id === batchId ? withFile(batch, file) : batch))),
    dropBatch: (batchId) => change((known) => known.filter(({ id }) => id !== batchId)),
  };
}

function withFile(batch: Batch, file: BatchFile): Batch {
  const isKnown = batch.files.some(({ id }) => id === file.id);
  const files = isKnown ? batch.files.map((other) => (other.id === file.id ? file : other)) : [...batch.files, file];
  return { ...batch, files };
}
