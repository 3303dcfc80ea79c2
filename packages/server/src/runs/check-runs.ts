import type { Database } from "../db/database.ts";
import { isOutOfReach } from "../db/is-out-of-reach.ts";
import { mustRead } from "./notifier.ts";
import { keyOf, nameOf, type RunContext } from "./run-context.ts";
import { eventsChannel, eventsOf, readNews } from "./store.ts";

/**
 * Wakes the event streams in this process that have missed an event of a background rewrite. Finds them with one query.
 * An event is missed if its notification was lost with a connection, if the rewrite's process is gone, or if an older
 * release writes the events. Never throws.
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
    // An unreachable database is already logged where its connections are managed.
    if (!isOutOfReach(err)) logger.warn({ err }, "the events of runs were not checked");
  }
}

/** Wakes the event streams in this process whenever another server has written an event, until `close` is called. */
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
