import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inTime } from "./in-time.ts";

/** Receives the notifications of a PostgreSQL channel. */
export interface ChannelListener {
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Called whenever a new connection starts listening. Earlier notifications may have been missed. */
  readonly onListening: () => void;
}

const firstPauseMs = 250;
const longestPauseMs = 4000;
const endWithinMs = 2000;

/**
 * Listens for notifications on a PostgreSQL channel. Replaces a lost connection, after pauses that grow while the
 * server is unreachable.
 * @param onLoss - called for each connection that was lost or could not be opened
 */
export function listenOnPostgres(
  settings: pg.ClientConfig,
  { channel, onNotification, onListening }: ChannelListener,
  onLoss: (error: Error) => void,
): { close(): Promise<void> } {
  const closing = new AbortController();
  let pauseMs = firstPauseMs;

  /** Listens on one connection until it is lost or `close` is called. */
  async function listenOnce(): Promise<void> {
    const client = new pg.Client(settings);
    const over = Promise.withResolvers<void>();
    client.on("error", onLoss).once("end", over.resolve);
    client.on("notification", ({ payload }) => onNotification(payload ?? ""));
    const close = () => over.resolve();
    closing.signal.addEventListener("abort", close);
    try {
      // If a connection is ended while it is being opened, the driver never reports that. So wait for `over` as well.
      await Promise.race([listenOn(client), over.promise]);
      await over.promise;
    } finally {
      closing.signal.removeEventListener("abort", close);
      await inTime(client.end(), endWithinMs).catch(() => {});
    }
  }

  async function listenOn(client: pg.Client): Promise<void> {
    await client.connect();
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    pauseMs = firstPauseMs;
    onListening();
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
      await listening;
    },
  };
}
