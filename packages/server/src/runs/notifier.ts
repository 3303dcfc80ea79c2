/** Wakes the event streams in this process when a background rewrite has new events. */
export interface Notifier {
  /**
   * Reports the number of events that a background rewrite has now. `mustRead` instead of a number makes every stream
   * read the database.
   */
  notify(name: string, events: number): void;
  /** Registers a listener. It remembers all notifications from now on. */
  listen(name: string): Listener;
  /** Returns the names of the background rewrites that have listeners. */
  names(): string[];
}

/** Used instead of a number of events. Wakes every listener, whatever number of events it has read. */
export const mustRead = Number.POSITIVE_INFINITY;

interface Listener {
  /**
   * Resolves when more than `last` events were reported, or at once if that happened before. Also resolves when the
   * signal aborts.
   */
  wait(last: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

export function createNotifier(): Notifier {
  const listenersByName = new Map<string, Set<(events: number) => void>>();
  return {
    notify(name, events) {
      for (const onNotify of listenersByName.get(name) ?? []) onNotify(events);
    },
    names: () => [...listenersByName.keys()],
    listen(name) {
      let newest = 0;
      let wake = () => {};
      const onNotify = (events: number) => {
        newest = Math.max(newest, events);
        wake();
      };
      const listeners = listenersByName.get(name) ?? new Set();
      listenersByName.set(name, listeners.add(onNotify));
      return {
        wait: (last, signal) =>
          new Promise((resolve) => {
            const end = () => {
              if (newest <= last && !signal.aborted) return;
              signal.removeEventListener("abort", end);
              resolve();
            };
            wake = end;
            signal.addEventListener("abort", end);
            end();
          }),
        close() {
          listeners.delete(onNotify);
          if (listeners.size === 0 && listenersByName.get(name) === listeners) listenersByName.delete(name);
        },
      };
    },
  };
}
