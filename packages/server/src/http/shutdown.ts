import { AppError } from "../app-error.ts";

/** Says how far the server's stop has come. */
export interface Shutdown {
  /** Returns true once the server was asked to stop, while it still takes requests. */
  isDraining(): boolean;
  /** Aborts, with the refusal as its reason, when no more time is left for the requests being answered. */
  readonly ending: AbortSignal;
}

/** Creates the state of a server that runs, and the two steps of its stop. */
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
