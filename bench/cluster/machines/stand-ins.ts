import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

type Settings = Readonly<Record<string, string>>;

interface Options {
  readonly port: number;
  readonly productOrigin: string;
  readonly webhookUrl?: string;
}

const program = new URL("./run-stand-ins.ts", import.meta.url);

/** Controls a process that simulates external services. */
export class StandIns {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  address = "";
  settings: Settings = {};

  constructor(options: Options) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const { port, productOrigin, webhookUrl } = this.#options;
    const child = fork(program, {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        PRODUCT_ORIGIN: productOrigin,
        ...(webhookUrl && { WEBHOOK_URL: webhookUrl }),
      },
      execArgv: [],
    });
    this.#child = child;
    const [said] = (await once(child, "message")) as [{ address: string; settings: Settings }];
    this.address = said.address;
    this.settings = said.settings;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }
}
