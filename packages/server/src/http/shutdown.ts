import { AppError } from "../app-error.ts";

/** Holds whether the server is stopping. */
export interface Shutdown {
  /** Returns true once the server was asked to stop. It still accepts requests then. */
  isDraining(): boolean;
  /** Aborts when active requests must end now. The reason is the error for their callers. */
  readonly ending: AbortSignal;
}

/** Creates the shutdown state of a running server. `drain` begins the stop and `end` ends active requests. */
export function createShutdown(): Shutdown & { drain(): void; end(): void } {
  const ending = new AbortController();
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    ending: ending.signal,
    drain() {
      isDraining = true;
    },
    end: () => ending.abort(new AppError("unavailable", undefined, { retryAfterSeconds: 5 })),
  };
}
