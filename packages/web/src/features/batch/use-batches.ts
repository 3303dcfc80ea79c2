import type { Batch, BatchFile, listBatches } from "@rewright/contract/batches";
import { useCallback, useEffect, useRef, useState } from "react";
import { read } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { noteRefusal } from "#src/api/session.ts";
import { isOpen } from "./batch-state.ts";
import { pollDelayMs } from "./poll-delay.ts";

interface KnownBatches {
  /** The account's batches. Undefined until the server has responded. */
  readonly batches: readonly Batch[] | undefined;
  /** The reason why the list may be out of date. */
  readonly problem: Problem | undefined;
  /** Loads the batches again now. */
  readonly reload: () => void;
  /** Replaces a batch in the list by a newer state of it. */
  readonly putBatch: (batch: Batch) => void;
  readonly putFile: (batchId: string, file: BatchFile) => void;
  readonly dropBatch: (batchId: string) => void;
}

/**
 * Loads the account's batches. While files are being rewritten, it asks the server again and again, less often if
 * nothing is new.
 */
export function useBatches(): KnownBatches {
  const [batches, setBatches] = useState<readonly Batch[]>();
  const [problem, setProblem] = useState<Problem>();
  const [asked, setAsked] = useState(0);
  const pollsWithoutNews = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload restarts the polling
  useEffect(() => {
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = "";
    pollsWithoutNews.current = 0;

    async function poll(): Promise<void> {
      let goOn = true;
      try {
        const answer = await read<typeof listBatches>("/api/batches", aborter.signal);
        if (aborter.signal.aborted) return;
        const news = JSON.stringify(answer.batches);
        pollsWithoutNews.current = news === known ? pollsWithoutNews.current + 1 : 0;
        known = news;
        setBatches(answer.batches);
        setProblem(undefined);
        goOn = answer.batches.some(isOpen);
      } catch (error) {
        if (aborter.signal.aborted) return;
        noteRefusal(error);
        pollsWithoutNews.current += 1;
        setProblem(problemOf(error, "We couldn't load your batches."));
      }
      if (goOn) timer = setTimeout(poll, pollDelayMs(pollsWithoutNews.current));
    }

    void poll();
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [asked]);

  const reload = useCallback(() => setAsked((times) => times + 1), []);

  const change = useCallback(
    (how: (known: readonly Batch[]) => readonly Batch[]) => {
      setBatches((known) => how(known ?? []));
      // Discards the answer of a running request, which holds an earlier state.
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
