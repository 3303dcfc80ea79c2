/** Wakes the streams in this process when a run has new events. */
export interface Notifier {
  /** Says that the run has this many events by now, or `mustRead` where its state has to be read again. */
  notify(name: string, events: number): void;
  /** Registers a listener, which remembers notifications from now on. */
  listen(name: string): Listener;
  /** Returns the names of the runs that have listeners. */
  names(): string[];
}

/** Wakes every listener, however many events it has. */
export const mustRead = Number.POSITIVE_INFINITY;

interface Listener {
  /** Resolves when more than `last` events were notified, at once when that has happened before, or at the signal. */
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
