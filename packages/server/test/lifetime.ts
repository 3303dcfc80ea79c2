/** Thrown from calls that a server made before the test killed it. */
class ServerKilled extends Error {
  override readonly name = "ServerKilled";
}

/** Holds the lifetime of a server in the test's process. It ends when the test kills the server. */
export interface Lifetime {
  readonly isOver: boolean;
  /** Resolves when the server was killed. */
  readonly over: Promise<void>;
  end(): void;
  /**
   * Runs a call from the server to the database or another service. Once the server was killed, runs no calls, and
   * unfinished ones fail.
   */
  call<T>(run: () => Promise<T>): Promise<T>;
}

export function beginLifetime(): Lifetime {
  let isOver = false;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const killed = over.then(() => Promise.reject(new ServerKilled("The server is dead.")));
  // Prevent an "unhandled rejection" error, because usually nothing waits for this promise.
  killed.catch(() => {});
  return {
    get isOver() {
      return isOver;
    },
    over,
    end() {
      isOver = true;
      resolve();
    },
    call: (run) => (isOver ? killed : Promise.race([run(), killed])),
  };
}
