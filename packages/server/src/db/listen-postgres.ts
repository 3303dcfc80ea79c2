import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inTime } from "./in-time.ts";

/** Receives the notifications of a channel. */
export interface ChannelListener {
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Called whenever a connection listens: what was notified before may have been missed. */
  readonly onListening: () => void;
}

const firstPauseMs = 250;
const longestPauseMs = 4000;
const endWithinMs = 2000;

/**
 * Listens to a channel on a connection that is replaced whenever it is lost, after pauses that grow while the server
 * is unreachable.
 * @param onLoss - called for each connection that was lost or could not be opened
 */
export function listenOnPostgres(
  settings: pg.ClientConfig,
  { channel, onNotification, onListening }: ChannelListener,
  onLoss: (error: Error) => void,
): { close(): Promise<void> } {
  const closing = new AbortController();
  let pauseMs = firstPauseMs;
  let client: pg.Client | undefined;

  /** Listens until the connection is lost. */
  async function listenOnce(): Promise<void> {
    const opened = new pg.Client(settings);
    client = opened;
    const lost = Promise.withResolvers<void>();
    opened.on("error", onLoss).once("end", () => lost.resolve());
    opened.on("notification", ({ payload }) => onNotification(payload ?? ""));
    try {
      await opened.connect();
      await opened.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      pauseMs = firstPauseMs;
      onListening();
      await lost.promise;
    } finally {
      await inTime(opened.end(), endWithinMs).catch(() => {});
    }
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch(onLoss);
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  }

  const listening = keepListening();
  return {
    async close() {
      closing.abort();
      await inTime(client?.end() ?? Promise.resolve(), endWithinMs).catch(() => {});
      await listening;
    },
  };
}
