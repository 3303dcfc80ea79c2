import { runLimits } from "@rewright/contract/plans";
import { CallError } from "#src/api/call.ts";

const firstPauseMs = 500;
const longestPauseMs = 8_000;

/** A connection that is back sooner is not worth a word. */
const momentMs = 1_500;

/** After so long without the server, nothing of a run is kept there any more. */
const longestMs = runLimits.keptMinutes * 60_000;

export type Codes = ReadonlySet<CallError["code"]>;

interface Retry {
  /** The server was reached. */
  readonly reached: () => void;
  /** Waits before the next try, each time longer, or until `wake`. @throws the error itself where no other try can help */
  readonly wait: (error: unknown, passing: Codes, wake?: AbortSignal) => Promise<void>;
}

interface Circumstances {
  readonly signal: AbortSignal;
  /** Told when the server has been out of reach for more than a moment, and when it is back. */
  readonly onLost?: (lost: boolean) => void;
}

/** Trying again while the server is out of reach, for as long as that can help. */
export function createRetry({ signal, onLost }: Circumstances): Retry {
  let failures = 0;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => clearTimeout(timer));

  function reached(): void {
    if (failures === 0) return;
    failures = 0;
    clearTimeout(timer);
    onLost?.(false);
  }

  async function wait(error: unknown, passing: Codes, wake?: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!(error instanceof CallError) || !passing.has(error.code)) throw error;
    if (failures === 0) {
      since = Date.now();
      timer = setTimeout(() => onLost?.(true), momentMs);
    } else if (Date.now() - since > longestMs) throw error;
    await pause(
      Math.min(longestPauseMs, firstPauseMs * 2 ** failures++),
      wake ? AbortSignal.any([signal, wake]) : signal,
    );
    signal.throwIfAborted();
  }

  return { reached, wait };
}

/** Waits, but no longer than until `wake`, or until the browser is back online. */
function pause(ms: number, wake: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      wake.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    wake.addEventListener("abort", end);
  });
}
