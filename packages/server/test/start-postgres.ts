import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../src/http/free-port.ts";
import { postgresBinaries } from "./postgres-binaries.ts";

/** Controls a PostgreSQL server in a temporary folder and on a free port of the loopback address. */
export interface TestPostgres {
  /** URL of the database `postgres`, with the name of a superuser. */
  readonly url: string;
  /** Ends the server's processes at once (`pg_ctl stop -m immediate`). */
  stopAtOnce(): Promise<void>;
  /** Starts the PostgreSQL server again, with the same data and port. */
  startAgain(): Promise<void>;
  /** Sends a signal to the PostgreSQL server and all of its processes. */
  signalAll(signal: "SIGSTOP" | "SIGCONT"): void;
  stop(): Promise<void>;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

const startTimeoutMs = 60_000;

/** The text in the output that shows that the PostgreSQL server accepts connections. */
const isReady = "ready to accept connections";
const hasEnded = "database system is shut down";
const hasStopped = "the server was stopped";

/**
 * A shell script that runs the PostgreSQL server. It stops and starts the server by commands on its standard input.
 * When the input ends, it removes everything: at `stop`, and also if the tests' process is killed, so that no server
 * outlives the tests.
 */
const keeper = `
directory=$1; shift
"$@" & server=$!
while read -r order; do
  case $order in
    stop) kill -QUIT $server; wait $server; echo "${hasStopped}" >&2 ;;
    start) "$@" & server=$! ;;
  esac
done
pkill -CONT -P $server 2>/dev/null
kill -CONT $server 2>/dev/null
kill -INT $server 2>/dev/null
wait $server
rm -rf "$directory"`;

/** Starts a PostgreSQL server that runs until `stop` is called or this process ends. */
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
      // Run it in a separate session: an interrupt in the terminal must not stop the server before the tests.
      { ...user, cwd: directory, stdio: ["pipe", "ignore", "pipe"], detached: true },
    );
    // Read the output: unread output would block the server once the pipe is full.
    server.stderr.resume();
    await untilItSays(server, isReady);
    const order = async (what: "stop" | "start", said: string) => {
      const done = untilItSays(server, said);
      server.stdin?.write(`${what}\n`);
      await done;
    };
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      stopAtOnce: () => order("stop", hasStopped),
      startAgain: () => order("start", isReady),
      signalAll: (signal) => signalAll(Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10), signal),
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

/** Signals the first process before the others, so that it starts no new processes meanwhile. */
function signalAll(parent: number, signal: NodeJS.Signals): void {
  process.kill(parent, signal);
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  for (const line of stdout.split("\n")) {
    const [pid, ppid] = line.trim().split(/\s+/).map(Number);
    if (pid && ppid === parent) killIfThere(pid, signal);
  }
}

/** Sends a signal to a process. Does nothing if the process has ended since it was listed. */
function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Settings of the PostgreSQL server. No test data has to survive a crash, so nothing waits for the disk. */
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

/** Returns a user without special rights if the tests run as root, because PostgreSQL refuses to run as root. */
function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string): number => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout);
  const name = spawnSync("id", ["postgres"]).status === 0 ? "postgres" : "nobody";
  return { uid: id("-u", name), gid: id("-g", name) };
}

/** Waits until the PostgreSQL server or its shell script writes this text. */
function untilItSays(server: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const end = (error?: Error): void => {
      clearTimeout(timer);
      server.off("error", end).off("exit", exited).stderr?.off("data", read);
      if (error) {
        server.stdin?.end();
        reject(new Error(`${error.message}\n${log}`));
      } else resolve();
    };
    const exited = () => end(new Error("PostgreSQL ended."));
    const read = (chunk: Buffer) => {
      log = (log + chunk).slice(-10_000);
      if (log.includes(what)) end();
      else if (what === isReady && log.includes(hasEnded)) exited();
    };
    const timer = setTimeout(() => end(new Error("PostgreSQL did not answer in time.")), startTimeoutMs);
    server.once("error", end).once("exit", exited).stderr?.on("data", read);
  });
}
