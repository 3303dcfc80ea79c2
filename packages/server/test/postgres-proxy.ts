import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Opens a proxy to a PostgreSQL server. Tests can make it cut connections or drop data. */
export async function postgresProxy(target: URL) {
  const sockets = new Set<Socket>();
  let fault: { readonly at: string; readonly kind: "cut" | "silence" } | undefined;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) sockets.add(socket.on("error", () => {}));
    near.on("data", (chunk) => {
      if (fault === undefined || !chunk.includes(fault.at)) return void far.write(chunk);
      if (fault.kind === "cut") near.destroy();
    });
    far.on("data", (chunk) => void near.write(chunk));
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** From now on, cuts or silences a connection when the client sends a message that contains `at`. */
    failAt(at: string, kind: "cut" | "silence") {
      fault = { at, kind };
    },
    stopFailing() {
      fault = undefined;
    },
    /** Closes every connection and accepts no new one. */
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
