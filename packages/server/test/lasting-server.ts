import { once } from "node:events";
import { forkServer, hasEnded } from "./fork-server.ts";

/** Starts a server in a separate process, which must survive every failure of its database. */
export async function startLastingServer(settings: Readonly<Record<string, string>>) {
  const { child, output } = forkServer();
  child.send({ kind: "start", settings });
  const ended = new AbortController();
  child.once("exit", () => ended.abort());
  const [said] = (await once(child, "message", { signal: ended.signal }).catch(() => [undefined])) as [unknown];
  if (JSON.stringify(said) !== '{"kind":"ready"}') {
    child.kill("SIGKILL");
    throw new Error(`The server did not start: ${JSON.stringify(said)}\n${output()}`);
  }
  return {
    address: `http://127.0.0.1:${settings.PORT}`,
    /** Returns the end of the process's output if it has ended. Returns undefined while it is running. */
    crashOutput: () => (hasEnded(child) ? output().slice(-5000) : undefined),
    /** Returns the lines of the server's log. */
    log: () =>
      output()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as { readonly msg: string }),
    async stop() {
      if (hasEnded(child)) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
