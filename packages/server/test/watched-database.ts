import type { Database, Db } from "../src/db/database.ts";

/**
 * Runs a statement. A whole transaction comes as `begin`, which ends when it was committed or rolled back, and in it, before
 * it is committed, `commit`, whose `run` does nothing.
 */
export type Pass = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

interface Session {
  prepareQuery(...args: unknown[]): Prepared;
}

interface Prepared {
  getQuery(): { readonly sql: string };
  execute(...args: unknown[]): Promise<unknown>;
}

/** Returns a database that lets every statement, and the end of every transaction, go through `pass`. */
export function watchedDatabase(database: Database, pass: Pass): Database {
  return {
    db: watchedDb(database.db, pass),
    query: (sql, values) => pass(sql, () => database.query(sql, values)),
    inTransaction: (work, withinMs) =>
      pass("begin", () =>
        database.inTransaction(async (execute) => {
          await work((sql) => pass(sql, () => execute(sql)));
          await pass("commit", async () => {});
        }, withinMs),
      ),
    close: () => database.close(),
  };
}

function watchedDb(db: Db, pass: Pass): Db {
  const watched = withWatchedSession(db, pass);
  const transaction: Db["transaction"] = (work, config) =>
    pass("begin", () =>
      db.transaction(async (tx) => {
        const result = await work(withWatchedSession(tx, pass));
        await pass("commit", async () => {});
        return result;
      }, config),
    );
  return new Proxy(watched, {
    get: (target, name, receiver) => (name === "transaction" ? transaction : Reflect.get(target, name, receiver)),
  });
}

/** All queries of drizzle are prepared and run by the session of their database or transaction. */
function withWatchedSession<T extends Db>(db: T, pass: Pass): T {
  const session = watchedSession(Reflect.get(db, "session") as Session, pass);
  return new Proxy(db, {
    get: (target, name, receiver) => (name === "session" ? session : Reflect.get(target, name, receiver)),
  });
}

function watchedSession(session: Session, pass: Pass): Session {
  const prepareQuery: Session["prepareQuery"] = (...args) => {
    const prepared = session.prepareQuery(...args);
    const { sql } = prepared.getQuery();
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...given) => pass(sql, () => execute(...given));
    return prepared;
  };
  return new Proxy(session, {
    get: (target, name, receiver) => (name === "prepareQuery" ? prepareQuery : Reflect.get(target, name, receiver)),
  });
}
