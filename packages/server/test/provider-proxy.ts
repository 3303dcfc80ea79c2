import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** When the server crashes: before the payment provider gets the request, or before the server gets the response. */
export type Side = "before" | "after";

interface CrashPoint {
  /** Name of the request, as returned by `seen`, at which the server crashes. */
  readonly request: string;
  readonly side: Side;
  readonly crash: () => Promise<void>;
}

/**
 * Starts a proxy between a server and the simulated payment provider. It gives each request a name and can crash the
 * server at one of them. Requests that change something are numbered, and a repeated request keeps its number. All
 * reads between two changes share one name, because their number varies.
 */
export async function startProviderProxy(provider: string) {
  let names = new Map<string, string>();
  let crashPoint: CrashPoint | undefined;
  let isCut = false;

  function nameOf({ method, url = "/", headers }: IncomingMessage): string {
    const changes = [...names.values()].filter((name) => !name.startsWith("reading"));
    if (method === "GET") return remember(`reading ${changes.length}`, `reading after ${changes.length} changes`);
    const kind = `${method} ${url.split("?")[0]!.replaceAll(/(?<=\/)[a-z]{2,4}_\w+/g, "…")}`;
    const number = changes.filter((name) => name.startsWith(`${kind}, `)).length + 1;
    return remember(String(headers["idempotency-key"] ?? crypto.randomUUID()), `${kind}, ${number}`);
  }

  function remember(key: string, name: string): string {
    if (!names.has(key)) names.set(key, name);
    return names.get(key)!;
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const hit = nameOf(incoming) === crashPoint?.request ? crashPoint : undefined;
    // Crash the server only once.
    if (hit) crashPoint = undefined;
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

  async function cut({ crash }: CrashPoint): Promise<void> {
    isCut = true;
    await crash();
    stop();
  }

  function stop(): void {
    isCut = true;
    server.close();
    server.closeAllConnections();
  }

  // Ignore errors, because the server may have crashed.
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Starts recording the names of requests anew. Crashes the server at the chosen request. */
    watch(chosen?: CrashPoint) {
      names = new Map();
      crashPoint = chosen;
    },
    /** Returns the names of the requests since the last call of `watch`, in order. */
    seen: () => [...names.values()],
    stop,
  };
}
