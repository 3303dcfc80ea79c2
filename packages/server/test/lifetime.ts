/** Fails the calls of a server that was killed meanwhile. */
class ServerKilled extends Error {
  override readonly name = "ServerKilled";
}

/** Holds the time until a server in the test's process is killed. */
export interface Lifetime {
  readonly isOver: boolean;
  /** Resolves when it is over. */
  readonly over: Promise<void>;
  end(): void;
  /** Runs a call to the outside of the server. After the end it runs none, and earlier calls fail. */
  call<T>(run: () => Promise<T>): Promise<T>;
}

export function beginLifetime(): Lifetime {
  let isOver = false;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const killed = over.then(() => Promise.reject(new ServerKilled("The server is dead.")));
  // Usually no call waits when it ends.
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
