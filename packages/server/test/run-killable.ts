import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Where the process kills itself, being told to: no request to anybody marks these moments. */
export type Moment = "before a job is added" | "before what is true is committed" | "before the lease is given back";

type Row = Record<string, unknown>;

export type Told =
  | { readonly kind: "start"; readonly settings: Readonly<Record<string, string>> }
  | { readonly kind: "query"; readonly sql: string }
  | { readonly kind: "die"; readonly moment: Moment };

export type Said =
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "rows"; readonly rows: Row[] };

/** A server in a process of its own, that dies and is started again with the same settings and the same data. */
interface Killable {
  start(): Promise<void>;
  /** Ends the process as it stands, with kill -9. */
  kill(): Promise<void>;
  /** Lets the process kill itself when it comes to that moment. */
  dieAt(moment: Moment): void;
  hasDied(withinMs: number): Promise<boolean>;
  /** One statement on the server's own connection. */
  query(sql: string): Promise<Row[]>;
  stop(): Promise<void>;
}

const program = new URL("./killable-server.ts", import.meta.url);

/** A process that is killed cannot keep its compiled code for the next one, so that it does so as soon as it has loaded. */
const compiled = join(import.meta.dirname, "../../../node_modules/.cache/killable-server");

export function runKillable(settings: Readonly<Record<string, string>>): Killable {
  let child: ChildProcess | undefined;
  let spare = load();
  let output = "";

  function load(): ChildProcess {
    const loaded = fork(program, {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled },
      execArgv: [],
    });
    for (const stream of [loaded.stdout, loaded.stderr]) {
      stream?.on("data", (chunk) => {
        output = `${output}${chunk}`.slice(-20_000);
      });
    }
    // Nobody listens any more to what is said to a dead process.
    loaded.on("error", () => {});
    return loaded;
  }

  /** Tells the process something and waits for what it says to that. */
  async function ask(told: Told): Promise<Said> {
    const asked = child!;
    if (hasEnded(asked)) throw new Error("The server is dead.");
    const ended = new AbortController();
    const end = () => ended.abort();
    asked.once("exit", end);
    asked.send(told);
    const [said] = (await once(asked, "message", { signal: ended.signal })) as [Said];
    asked.off("exit", end);
    if (said.kind === "failed") throw new Error(`${said.reason}\n${output}`);
    return said;
  }

  async function end(process: ChildProcess): Promise<void> {
    if (hasEnded(process)) return;
    process.kill("SIGKILL");
    await once(process, "exit");
  }

  return {
    async start() {
      child = spare;
      spare = load();
      await ask({ kind: "start", settings });
    },
    kill: () => end(child!),
    dieAt: (moment) => void child?.send({ kind: "die", moment } satisfies Told),
    async hasDied(withinMs) {
      const until = performance.now() + withinMs;
      while (!hasEnded(child!) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
      return hasEnded(child!);
    },
    async query(sql) {
      const said = await ask({ kind: "query", sql });
      return said.kind === "rows" ? said.rows : [];
    },
    async stop() {
      await Promise.all([spare, child].filter((one) => one !== undefined).map(end));
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
