/** What the code of a server gets for an answer that was killed meanwhile. */
class ServerKilled extends Error {
  override readonly name = "ServerKilled";
}

/** The time in which a server in the test's own process has any effect. */
export interface Lifetime {
  readonly isOver: boolean;
  /** Resolves when it is over. */
  readonly over: Promise<void>;
  end(): void;
  /** Makes a call to what lies outside the server. A dead one makes none, and gets no answer to those that it made. */
  call<T>(run: () => Promise<T>): Promise<T>;
}

export function beginLifetime(): Lifetime {
  let isOver = false;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const death = over.then(() => Promise.reject(new ServerKilled("The server is dead.")));
  // Most often nobody waits for an answer when it ends.
  death.catch(() => {});
  return {
    get isOver() {
      return isOver;
    },
    over,
    end() {
      isOver = true;
      resolve();
    },
    call: (run) => (isOver ? death : Promise.race([run(), death])),
  };
}
