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
  const heard = new Map<string, Set<() => void>>();
  return {
    notify(name) {
      for (const hear of heard.get(name) ?? []) hear();
    },
    listen(name) {
      let isNotified = false;
      let wake = () => {};
      const hear = () => {
        isNotified = true;
        wake();
      };
      const listeners = heard.get(name) ?? new Set();
      heard.set(name, listeners.add(hear));
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
          listeners.delete(hear);
          if (listeners.size === 0 && heard.get(name) === listeners) heard.delete(name);
        },
      };
    },
  };
}
