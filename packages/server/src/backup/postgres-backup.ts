import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { BackupProblem } from "./backup-problem.ts";
import { strings } from "./strings.ts";

/**
 * SQL that removes everything that this server created in a database. Functions and types of an extension are removed
 * with the extension.
 */
const emptyDatabase = `
DROP SCHEMA IF EXISTS jobs CASCADE;
DROP EXTENSION IF EXISTS pg_trgm CASCADE;
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT c.oid::regclass AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'v' LOOP
    EXECUTE format('DROP VIEW IF EXISTS %s CASCADE', one.name);
  END LOOP;
  FOR one IN SELECT c.oid::regclass AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') LOOP
    EXECUTE format('DROP TABLE IF EXISTS %s CASCADE', one.name);
  END LOOP;
  FOR one IN SELECT c.oid::regclass AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' LOOP
    EXECUTE format('DROP SEQUENCE IF EXISTS %s CASCADE', one.name);
  END LOOP;
  FOR one IN SELECT p.oid::regprocedure AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace LOOP
    EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', one.name);
  END LOOP;
  FOR one IN SELECT t.oid::regtype AS name FROM pg_type t WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd') LOOP
    EXECUTE format('DROP TYPE IF EXISTS %s CASCADE', one.name);
  END LOOP;
END $$;
`;

/**
 * Returns an archive of a PostgreSQL database, made by pg_dump. It is consistent even while servers use the database.
 */
export async function* dumpPostgres(url: string): AsyncGenerator<Uint8Array> {
  const dump = start("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", "--no-comments"], url);
  dump.child.stdin?.end();
  yield* dump.child.stdout as AsyncIterable<Uint8Array>;
  await dump.done;
}

/** Restores an archive in one transaction. If that fails, the database stays unchanged. */
export async function restorePostgres(
  url: string,
  content: AsyncIterable<Uint8Array>,
  overwrite: boolean,
): Promise<void> {
  if (!overwrite && !(await isEmpty(url))) throw new BackupProblem(strings.notEmpty);
  const script = start("pg_restore", ["--no-owner", "--no-privileges", "--file=-"]);
  const load = start(
    "psql",
    ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", "--output=/dev/null"],
    url,
  );
  const { stdin } = load.child;
  try {
    if (overwrite) stdin?.write(emptyDatabase);
    // The end of its input would make psql commit, so the input ends only after the whole archive was read.
    script.child.stdout?.pipe(stdin!, { end: false });
    await Promise.all([
      pipeline(Readable.from(content), script.child.stdin!),
      once(script.child.stdout!, "end"),
      script.done,
    ]);
    stdin?.end();
    await load.done;
  } catch (error) {
    const reason = load.failure();
    script.child.kill("SIGKILL");
    load.child.kill("SIGKILL");
    throw error instanceof BackupProblem ? error : (reason ?? error);
  }
}

async function isEmpty(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' LIMIT 1",
    );
    return rows.length === 0;
  } finally {
    await client.end();
  }
}

interface Program {
  readonly child: ChildProcess;
  /**
   * Resolves when the program has ended with status 0.
   * @throws BackupProblem
   */
  readonly done: Promise<void>;
  /** Returns why the program failed. Returns undefined if it has not failed. */
  failure(): BackupProblem | undefined;
}

/**
 * Starts one of PostgreSQL's programs. The password is not passed as an argument, because other users can read those.
 */
function start(program: string, options: readonly string[], url?: string): Program {
  const { connection, password } = url === undefined ? { connection: [], password: undefined } : connectionOf(url);
  const env = { PATH: process.env.PATH, ...(password !== undefined && { PGPASSWORD: password }) };
  const child = spawn(program, [...options, ...connection], { stdio: ["pipe", "pipe", "pipe"], env });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(0, 2000);
  });
  // Ignore write errors: a program that ended early reads no more input, and its exit status says why.
  child.stdin.on("error", () => {});
  let failure: BackupProblem | undefined;
  const done = new Promise<void>((resolve, reject) => {
    child.once("error", () => {
      failure = new BackupProblem(strings.noProgram(program));
      reject(failure);
    });
    child.once("close", (status) => {
      if (status === 0) return resolve();
      failure ??= new BackupProblem(strings.programFailed(program, firstLine(said)));
      reject(failure);
    });
  });
  done.catch(() => {});
  return { child, done, failure: () => failure };
}

/** Returns the first line of a message. Later lines may quote rows of the database. */
const firstLine = (text: string) => text.split("\n")[0] ?? "";

function connectionOf(url: string) {
  const address = new URL(url);
  const password = address.password === "" ? undefined : decodeURIComponent(address.password);
  address.password = "";
  return { connection: [`--dbname=${address.href}`], password };
}
