import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { isOutOfReach } from "../db/is-out-of-reach.ts";
import { countAttempt, deleteAttempt, extendPending, readPending } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** If a slot is not extended for this time, its process counts as gone, and the slot is free again. */
const leaseMs = 30_000;

/** Interval at which all slots that this process holds are extended in one statement. */
const extendEveryMs = 10_000;

export type SharedSlots = ReturnType<typeof createSharedSlots>;

/** Limits how many of something exist at the same time over all servers, such as the open streams of an account. */
export function createSharedSlots({ db, now, logger }: Deps) {
  const held = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function extendAll(): Promise<void> {
    try {
      await extendPending(db, [...held], new Date(now().getTime() + leaseMs));
    } catch (err) {
      // An unreachable database is already logged where its connections are managed.
      if (!isOutOfReach(err)) logger.warn({ err, slots: held.size }, "slots were not extended");
    }
  }

  function hold(key: string): () => void {
    held.add(key);
    timer ??= setInterval(() => void extendAll(), extendEveryMs).unref();
    return () => {
      if (!held.delete(key)) return;
      if (held.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
      // A slot that cannot be freed because the database is down becomes free when its lease ends.
      deleteAttempt(db, key).catch(() => {});
    };
  }

  return {
    /**
     * Takes one of a number of slots with this name.
     * @returns a function that frees the slot, or undefined if all are taken
     */
    async take(name: string, slots: number): Promise<(() => void) | undefined> {
      const keys = Array.from({ length: slots }, (_, slot) => `slot:${name}:${slot}`);
      // In each round, at least one of the simultaneous callers gets a slot.
      for (let round = 0; round < slots; round++) {
        const at = now();
        const taken = await readPending(db, keys, at);
        const free = keys.filter((key) => !taken.has(key));
        const key = free[Math.floor(Math.random() * free.length)];
        if (key === undefined) return undefined;
        if (await countAttempt(db, { key, costMs: leaseMs, withinMs: leaseMs, now: at })) return hold(key);
      }
      return undefined;
    },
  };
}
