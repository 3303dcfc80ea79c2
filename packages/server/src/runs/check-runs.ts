import type { Database } from "../db/database.ts";
import { isOutOfReach } from "../db/is-out-of-reach.ts";
import { mustRead } from "./notifier.ts";
import { keyOf, nameOf, type RunContext } from "./run-context.ts";
import { eventsChannel, eventsOf, readNews } from "./store.ts";

/**
 * Reads in one query how far all runs are that have streams in this process, and wakes the streams that have missed an
 * event: when a notification was lost with its connection, a process is gone, or an older release works on the run.
 * Never throws.
 */
export async function checkRuns({ db, logger, notifier }: RunContext): Promise<void> {
  const names = notifier.names();
  if (names.length === 0) return;
  try {
    const stored = new Map((await eventsOf(db, names.map(keyOf))).map((run) => [nameOf(run), run]));
    for (const name of names) {
      const run = stored.get(name);
      notifier.notify(name, run && !run.isLost ? run.events : mustRead);
    }
  } catch (err) {
    // The loss of the database is logged where its connections are.
    if (!isOutOfReach(err)) logger.warn({ err }, "the events of runs were not checked");
  }
}

/** Wakes the streams in this process when another one has written an event, until `close`. */
export function followOtherServers(context: RunContext, { listen }: Pick<Database, "listen">) {
  return listen?.({
    channel: eventsChannel,
    onListening: () => void checkRuns(context),
    onNotification(payload) {
      const news = readNews(payload);
      if (news) context.notifier.notify(nameOf(news), news.events);
    },
  });
}
