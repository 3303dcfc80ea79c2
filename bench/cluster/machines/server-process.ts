import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { memoryOptions, memoryVariables } from "../../../packages/server/src/process/memory-limits.ts";
import { waitUntil } from "../wait-until.ts";
import { type KeptProcess, keepProcess } from "./kept-process.ts";

/** Holds the options of a server, which are the same at each of its starts. */
export interface ServerOptions {
  readonly name: string;
  readonly port: number;
  /** The folder of the release that the server runs. */
  readonly release: string;
  /** The folder for the server's data. */
  readonly folder: string;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Holds the options of a single start. */
interface Start {
  /** The hours by which the process's clock is ahead of the machine's. */
  readonly clockAheadHours?: number;
}

const shiftClock = new URL("./shift-clock.mjs", import.meta.url).href;
const listensWithinMs = 180_000;
const endsWithinMs = 90_000;

/** Controls one server of the product, which runs in production mode and ends when this process ends. */
export class ServerProcess {
  readonly #options: ServerOptions;
  #process: KeptProcess | undefined;

  constructor(options: ServerOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true });
  }

  get name(): string {
    return this.#options.name;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts the server and resolves when it listens. */
  async start({ clockAheadHours }: Start = {}): Promise<void> {
    const { release, folder, port, settings, logFile } = this.#options;
    const isShifted = clockAheadHours !== undefined;
    const program = join(release, "packages/server/src/main.ts");
    const nodeOptions = [...memoryOptions, ...(isShifted ? ["--import", shiftClock] : [])];
    const server = await keepProcess([process.execPath, ...nodeOptions, program], {
      cwd: release,
      endSignal: "TERM",
      logFile,
      env: {
        PATH: process.env.PATH,
        ...memoryVariables,
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: folder,
        ...settings,
        ...(isShifted && { SHIFT_CLOCK_HOURS: String(clockAheadHours) }),
      },
    });
    this.#process = server;
    const what = `the server ${this.name} listens`;
    await waitUntil(() => this.#listens(), { withinMs: listensWithinMs, what }).catch(async (cause) => {
      await server.kill();
      throw new Error(`The server ${this.name} did not start: ${server.output()}`, { cause });
    });
  }

  /** Returns the time of the newest line in the server's log, by the server's own clock, in milliseconds since 1970. */
  loggedAt(): number {
    const times = [...(this.#process?.output() ?? "").matchAll(/"time":(\d+)/g)];
    return Number(times.at(-1)?.[1]);
  }

  async kill(): Promise<void> {
    await this.#process?.kill();
    this.#process = undefined;
  }

  /** Asks the server to stop, and kills it if it does not stop in time. */
  async terminate(): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server) return;
    const timer = setTimeout(() => server.signalAll("SIGKILL"), endsWithinMs);
    await server.stop();
    clearTimeout(timer);
  }

  #listens(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.#options.port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
