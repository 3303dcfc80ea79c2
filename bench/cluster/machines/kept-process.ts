import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";

/** Identifies the system user that a process runs as. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

interface Options {
  readonly cwd: string;
  readonly user?: SystemUser | undefined;
  readonly env?: NodeJS.ProcessEnv;
  /** The file to which the program's output is added. */
  readonly logFile?: string;
  /** The signal that asks the program to end without waiting for its clients. */
  readonly endSignal: "INT" | "TERM";
}

/** Controls a program that ends when this process ends, even if this process is killed. */
export interface KeptProcess {
  readonly pid: number;
  /** Returns the last 20,000 characters of the program's output. */
  readonly output: () => string;
  /** Sends a signal to the program and then to its child processes. */
  signalAll(signal: NodeJS.Signals): void;
  /** Kills the program and its processes, and resolves when they have ended. */
  kill(): Promise<void>;
  /** Asks the program to end and waits for it. */
  stop(): Promise<void>;
}

/**
 * A shell script that starts the program, prints its process id, and waits for the end of standard input. The input
 * ends when `stop` is called or this process has ended. The script then ends the program.
 */
const keeper = `
signal=$1; shift
"$@" & child=$!
echo "pid $child"
cat > /dev/null
pkill -CONT -P $child 2> /dev/null
kill -CONT $child 2> /dev/null
kill -$signal $child 2> /dev/null
wait $child`;

const shownCharacters = 20_000;

/** Starts a program under a shell that ends it when this process ends. */
export async function keepProcess(command: readonly string[], options: Options): Promise<KeptProcess> {
  const { cwd, user, env = process.env, logFile, endSignal } = options;
  const shell = spawn("/bin/sh", ["-c", keeper, "keeper", endSignal, ...command], {
    ...user,
    cwd,
    env,
    stdio: ["pipe", "pipe", "pipe"],
    // A separate session: an interrupt in the terminal reaches this process alone, which then ends the program.
    detached: true,
  });
  const exited = once(shell, "exit");
  let output = "";
  const started = Promise.withResolvers<number>();
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-shownCharacters);
      if (logFile !== undefined) appendFileSync(logFile, chunk);
      const pid = /^pid (\d+)$/m.exec(output)?.[1];
      if (pid !== undefined) started.resolve(Number(pid));
    });
  }
  shell.stdin.on("error", () => {});
  void exited.then(() => started.reject(new Error(`${command[0]} did not start: ${output}`)));
  const pid = await started.promise;
  const stop = async () => {
    shell.stdin.end();
    await exited;
  };
  return {
    pid,
    output: () => output,
    signalAll: (signal) => signalAll(pid, signal),
    stop,
    async kill() {
      signalAll(pid, "SIGKILL");
      await stop();
    },
  };
}

/**
 * Sends a signal to a process and then to its children. The order prevents the process from starting further children.
 */
function signalAll(parent: number, signal: NodeJS.Signals): void {
  const children = childrenOf(parent);
  signalIfThere(parent, signal);
  for (const pid of children) signalIfThere(pid, signal);
}

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => {
    const [pid, ppid] = line.trim().split(/\s+/).map(Number);
    return pid && ppid === parent ? [pid] : [];
  });
}

/** Sends a signal to a process that may have ended. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
