import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The moment of a request to the provider: before it gets there, or when it was done and nobody knows yet. */
export type Side = "before" | "after";

interface Armed {
  /** The name of a request, as `seen` gives it. */
  readonly request: string;
  readonly side: Side;
  readonly strike: () => Promise<void>;
}

/**
 * Stands between a server and the payment provider, names what is asked, and can strike at one of the requests. A request
 * that changes something has its number among its like, in which a repetition does not count; all that is read between two
 * of those has one name, because how much is read depends on time and what jobs do.
 */
export async function startProviderProxy(provider: string) {
  let names = new Map<string, string>();
  let armed: Armed | undefined;
  let isCut = false;

  function nameOf({ method, url = "/", headers }: IncomingMessage): string {
    const changes = [...names.values()].filter((name) => !name.startsWith("reading"));
    if (method === "GET") return noted(`reading ${changes.length}`, `reading after ${changes.length} changes`);
    const kind = `${method} ${url.split("?")[0]!.replaceAll(/(?<=\/)[a-z]{2,4}_\w+/g, "…")}`;
    const number = changes.filter((name) => name.startsWith(`${kind}, `)).length + 1;
    return noted(String(headers["idempotency-key"] ?? crypto.randomUUID()), `${kind}, ${number}`);
  }

  function noted(key: string, name: string): string {
    if (!names.has(key)) names.set(key, name);
    return names.get(key)!;
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const hit = nameOf(incoming) === armed?.request ? armed : undefined;
    // It strikes once.
    if (hit) armed = undefined;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    if (hit?.side === "before") return cut(hit);
    if (isCut) return;
    const { connection: _connection, host: _host, "content-length": _length, ...headers } = incoming.headers;
    const { method = "GET", url = "/" } = incoming;
    const body = method === "GET" ? null : Buffer.concat(chunks);
    const answer = await fetch(`${provider}${url}`, { method, headers: headers as Record<string, string>, body });
    const text = await answer.text();
    if (hit) return cut(hit);
    if (isCut) return;
    const passed = [...answer.headers].filter(
      ([name]) => !["connection", "content-length", "transfer-encoding"].includes(name),
    );
    outgoing.writeHead(answer.status, Object.fromEntries(passed)).end(text);
  }

  async function cut({ strike }: Armed): Promise<void> {
    isCut = true;
    await strike();
    stop();
  }

  function stop(): void {
    isCut = true;
    server.close();
    server.closeAllConnections();
  }

  // Whoever asked may be dead by now.
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Begins to name requests anew, and strikes when the one comes that is chosen. */
    watch(chosen?: Armed) {
      names = new Map();
      armed = chosen;
    },
    /** The names of what was asked since it began to name, in order. */
    seen: () => [...names.values()],
    stop,
  };
}
