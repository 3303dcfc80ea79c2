import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";
import { type Logger, pino } from "pino";

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** The milliseconds that a server must have run before a crash to make the next pause the shortest one again. */
const workedWellMs = 60_000;

interface End {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The error because of which no process could be started. Undefined if a process was started. */
  readonly error?: Error;
}

/**
 * Runs the server as a separate process. Passes the signals TERM and INT on to it, and restarts it after a crash, with
 * growing pauses. The server sends a message when it is ready; if the first server ends before that, it is not
 * restarted.
 * @returns the exit status for this process
 */
export async function supervise(
  start: () => ChildProcess,
  logger: Pick<Logger, "fatal"> = pino({ enabled: process.env.LOG_LEVEL !== "silent" }),
): Promise<number> {
  const stop = new AbortController();
  let server: ChildProcess | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    stop.abort();
    server?.kill(signal);
  };
  process.on("SIGTERM", passOn).on("SIGINT", passOn);
  let hasBeenReady = false;
  let pauseMs = firstPauseMs;
  try {
    for (;;) {
      let readyAt = Number.POSITIVE_INFINITY;
      server = start().once("message", () => {
        hasBeenReady = true;
        readyAt = performance.now();
      });
      const { error, ...end } = await endOf(server);
      if (stop.signal.aborted) return statusOf(end);
      if (error && !hasBeenReady) throw error;
      // A server that ended with status 0 was stopped on purpose, so it is not restarted.
      if (!hasBeenReady || end.exitCode === 0) return statusOf(end);
      if (performance.now() - readyAt >= workedWellMs) pauseMs = firstPauseMs;
      logger.fatal({ ...end, pauseSeconds: pauseMs / 1000 }, "the server died and is started again after a pause");
      await pause(pauseMs, stop.signal);
      if (stop.signal.aborted) return 0;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  } finally {
    process.off("SIGTERM", passOn).off("SIGINT", passOn);
  }
}

const endOf = (server: ChildProcess): Promise<End> =>
  new Promise((resolve) => {
    server.once("exit", (exitCode, signal) => resolve({ exitCode, signal }));
    server.on("error", (error) => {
      // If there is a process id, the error only means that a signal could not be delivered.
      if (server.pid === undefined) resolve({ exitCode: null, signal: null, error });
    });
  });

/** Returns the exit status in the notation of shells: 128 plus the signal's number if a signal ended the process. */
function statusOf({ exitCode, signal }: End): number {
  return signal ? 128 + constants.signals[signal] : (exitCode ?? 1);
}

const pause = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
