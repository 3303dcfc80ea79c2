import { runLimits } from "@rewright/contract/limits";
import { CallError } from "#src/api/call.ts";

const firstPauseMs = 500;
const longestPauseMs = 8_000;

/** The milliseconds for which an interruption is not reported. */
const reportAfterMs = 1_500;

/** The milliseconds without a connection after which the server has deleted the result. */
const longestMs = runLimits.keptMinutes * 60_000;

export type Codes = ReadonlySet<CallError["code"]>;

interface Retry {
  /** Called when the server was reached. */
  readonly reached: () => void;
  /**
   * Waits before the next attempt, longer each time. Stops waiting when `wake` is aborted.
   *
   * @throws the error itself if another attempt is useless
   */
  readonly wait: (error: unknown, passing: Codes, wake?: AbortSignal) => Promise<void>;
}

interface Circumstances {
  readonly signal: AbortSignal;
  /**
   * Called with true when the server has been unreachable for longer than `reportAfterMs`, and with false when it is
   * reachable again.
   */
  readonly onLost?: (lost: boolean) => void;
}

/** Creates the functions with which a request is repeated while the server is unreachable, as long as that can help. */
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
      timer = setTimeout(() => onLost?.(true), reportAfterMs);
    } else if (Date.now() - since > longestMs) throw error;
    await pause(
      Math.min(longestPauseMs, firstPauseMs * 2 ** failures++),
      wake ? AbortSignal.any([signal, wake]) : signal,
    );
    signal.throwIfAborted();
  }

  return { reached, wait };
}

/** Waits until the time is over, `wake` is aborted or the browser is online again. */
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
