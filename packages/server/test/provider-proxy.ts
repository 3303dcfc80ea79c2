import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The moment of a request to the provider: before it gets there, or when it was done and nobody knows yet. */
export type Side = "before" | "after";

interface Armed {
  /** Which request from now on, beginning at 1. */
  readonly at: number;
  readonly side: Side;
  readonly strike: () => Promise<void>;
}

/** Stands between the server and the payment provider, counts what is asked, and can strike at one of the requests. */
export async function startProviderProxy(provider: string) {
  let seen: string[] = [];
  let armed: Armed | undefined;
  let struck: string | undefined;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    seen.push(`${incoming.method} ${incoming.url?.split("?")[0]}`);
    const isHit = seen.length === armed?.at;
    if (isHit) struck = seen.at(-1);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    if (isHit && armed?.side === "before") return cut(armed, outgoing);
    const { connection: _connection, host: _host, "content-length": _length, ...headers } = incoming.headers;
    const { method = "GET", url = "/" } = incoming;
    const body = method === "GET" ? null : Buffer.concat(chunks);
    const answer = await fetch(`${provider}${url}`, { method, headers: headers as Record<string, string>, body });
    const text = await answer.text();
    if (isHit && armed) return cut(armed, outgoing);
    const passed = [...answer.headers].filter(
      ([name]) => !["connection", "content-length", "transfer-encoding"].includes(name),
    );
    outgoing.writeHead(answer.status, Object.fromEntries(passed)).end(text);
  }

  async function cut({ strike }: Armed, outgoing: ServerResponse): Promise<void> {
    await strike();
    outgoing.destroy();
  }

  // Whoever asked may be dead by now.
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Counts anew, and strikes at one of the requests that come, where one is named. */
    watch(chosen?: Armed) {
      seen = [];
      struck = undefined;
      armed = chosen;
    },
    /** The request at which it struck. */
    struck: () => struck,
    /** What was asked since it began to count. */
    seen: () => seen,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
