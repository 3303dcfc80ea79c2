import type { Database, Db } from "./database.ts";

/**
 * Runs a statement by calling `run`. A transaction counts as the statement `begin`, which lasts until its commit or
 * rollback. Before its commit, the statement `commit` is passed with a `run` that does nothing.
 */
export type Pass = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

interface Session {
  prepareQuery(...args: unknown[]): Prepared;
}

interface Prepared {
  getQuery(): { readonly sql: string };
  execute(...args: unknown[]): Promise<unknown>;
}

/** Wraps a database so that `pass` gets every statement, and the begin and commit of every transaction. */
export function watchedDatabase(database: Database, pass: Pass): Database {
  return {
    ...database,
    db: watchedDb(database.db, pass),
    query: (sql, values) => pass(sql, () => database.query(sql, values)),
    inTransaction: (work, withinMs) =>
      pass("begin", () =>
        database.inTransaction(async (execute) => {
          await work((sql) => pass(sql, () => execute(sql)));
          await pass("commit", async () => {});
        }, withinMs),
      ),
    ...(database.connections && { connections: database.connections }),
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

/**
 * Wraps the session of a database or transaction. The library drizzle prepares and runs all of its queries with this
 * session.
 */
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
