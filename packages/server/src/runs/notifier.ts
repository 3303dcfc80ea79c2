/** Notifies the listeners in this process of news under a name. */
export interface Notifier {
  notify(name: string): void;
  /** Registers a listener, which remembers notifications from now on. */
  listen(name: string): Listener;
}

interface Listener {
  /** Resolves at the next notification, at once when one has come before, and at the latest after `atMostMs`. */
  wait(atMostMs: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

export function createNotifier(): Notifier {
  const listenersByName = new Map<string, Set<() => void>>();
  return {
    notify(name) {
      for (const onNotify of listenersByName.get(name) ?? []) onNotify();
    },
    listen(name) {
      let isNotified = false;
      let wake = () => {};
      const onNotify = () => {
        isNotified = true;
        wake();
      };
      const listeners = listenersByName.get(name) ?? new Set();
      listenersByName.set(name, listeners.add(onNotify));
      return {
        wait: (atMostMs, signal) =>
          new Promise((resolve) => {
            if (isNotified || signal.aborted) return resolve();
            const timer = setTimeout(end, atMostMs);
            signal.addEventListener("abort", end, { once: true });
            wake = end;
            function end() {
              clearTimeout(timer);
              signal.removeEventListener("abort", end);
              resolve();
            }
          }),
        close() {
          listeners.delete(onNotify);
          if (listeners.size === 0 && listenersByName.get(name) === listeners) listenersByName.delete(name);
        },
      };
    },
  };
}
