import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../src/http/free-port.ts";
import { postgresBinaries } from "./postgres-binaries.ts";

/** A PostgreSQL server of our own, in a temporary folder and on a free port of the loopback address. */
export interface TestPostgres {
  /** A superuser's connection string to the database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

const startTimeoutMs = 60_000;

/**
 * Runs the server and removes everything when its standard input ends: that happens at `stop`, and also when this
 * process is killed, so that no server outlives its tests.
 */
const keeper = `
directory=$1; shift
exec 3<&0
"$@" & server=$!
(cat <&3 >/dev/null; kill -INT $server 2>/dev/null) &
wait $server
rm -rf "$directory"`;

/** Starts a PostgreSQL server that exists until `stop`, or until this process ends. */
export async function startPostgres(): Promise<TestPostgres> {
  const directory = mkdtempSync(join(tmpdir(), "postgres-test-"));
  try {
    const binaries = postgresBinaries(directory);
    const user = serverUser();
    const password = randomBytes(16).toString("hex");
    const data = initialise(directory, binaries, password, user);
    const port = await freePort();
    const server = spawn(
      "/bin/sh",
      ["-c", keeper, "keeper", directory, join(binaries, "postgres"), "-D", data, "-p", String(port), ...settings],
      // Its own session: an interrupt in the terminal must not stop the server before the tests have.
      { ...user, cwd: directory, stdio: ["pipe", "ignore", "pipe"], detached: true },
    );
    await untilReady(server);
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        const exited = once(server, "exit");
        server.stdin?.end();
        await exited;
        rmSync(directory, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

/** Nothing here has to survive a crash, so nothing waits for the disk. */
const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
].flatMap((setting) => ["-c", setting]);

function initialise(directory: string, binaries: string, password: string, user: User | undefined): string {
  const data = join(directory, "data");
  const passwordFile = join(directory, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chmodSync(directory, 0o755);
  if (user) for (const path of [directory, passwordFile]) chownSync(path, user.uid, user.gid);
  const { status, stderr, error } = spawnSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8", "--locale=C", "-N"],
    { ...user, cwd: directory, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
  return data;
}

/** PostgreSQL refuses to run as root, so root lends it a user without rights. */
function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string): number => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout);
  const name = spawnSync("id", ["postgres"]).status === 0 ? "postgres" : "nobody";
  return { uid: id("-u", name), gid: id("-g", name) };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const fail = (what: string): void => {
      clearTimeout(timer);
      server.stdin?.end();
      reject(new Error(`${what}\n${log}`));
    };
    const timer = setTimeout(() => fail("PostgreSQL did not start in time."), startTimeoutMs);
    server.once("error", (error) => fail(error.message));
    server.once("exit", () => fail("PostgreSQL ended."));
    server.stderr?.on("data", (chunk: Buffer) => {
      log = (log + chunk).slice(-10_000);
      if (!log.includes("ready to accept connections")) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
