import { once } from "node:events";
import type { FaultPoint } from "./fault-points.ts";
import { forkServer, hasEnded } from "./fork-server.ts";

type Row = Record<string, unknown>;

export type Told =
  | { readonly kind: "start"; readonly settings: Readonly<Record<string, string>> }
  | { readonly kind: "query"; readonly sql: string }
  | { readonly kind: "die"; readonly moment: FaultPoint };

export type Said =
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "rows"; readonly rows: Row[] };

/** Starts the real server in a separate process. */
export async function runKillable(settings: Readonly<Record<string, string>>) {
  const { child, output } = forkServer();
  // Ignore the error of sending a message to a process that has ended.
  child.on("error", () => {});
  const died = once(child, "exit").then(() => {});

  /** Sends a message to the server's process and waits for its reply. */
  async function ask(told: Told): Promise<Said> {
    const dead = died.then(() => Promise.reject(new Error(`The server is dead.\n${output().slice(-20_000)}`)));
    if (hasEnded(child)) return dead;
    child.send(told);
    const [said] = (await Promise.race([once(child, "message"), dead])) as [Said];
    if (said.kind === "failed") throw new Error(`${said.reason}\n${output().slice(-20_000)}`);
    return said;
  }

  async function kill(): Promise<void> {
    child.kill("SIGKILL");
    await died;
  }

  await ask({ kind: "start", settings }).catch(async (error) => {
    await kill();
    throw error;
  });
  return {
    /** Resolves when the process has ended. */
    died,
    /** Ends the process with `kill -9`. */
    kill,
    /** Makes the process kill itself when it is about to run the SQL statement of this fault point. */
    crashAt: (moment: FaultPoint) => void child.send({ kind: "die", moment } satisfies Told),
    /** Runs one SQL statement on the server's own database connection. */
    async query(sql: string): Promise<Row[]> {
      const said = await ask({ kind: "query", sql });
      return said.kind === "rows" ? said.rows : [];
    },
  };
}
