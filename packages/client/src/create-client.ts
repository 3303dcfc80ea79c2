import type { RunEvent } from "@rewright/contract/runs";
import { type Input, type MethodName, type Output, type Route, routes } from "./endpoints.ts";
import { ConnectionError, errorOf } from "./errors.ts";
import { readEvents } from "./read-events.ts";
import { pause, type RetrySettings, withRetries } from "./retry.ts";

interface ClientOptions extends Partial<RetrySettings> {
  /** The address of the server, such as `https://rewright.example`. */
  readonly server: string;
  /** An API key. Without one, requests are those of a guest. */
  readonly key?: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
}

interface CallOptions {
  readonly signal?: AbortSignal;
}

interface KeyedOptions extends CallOptions {
  /**
   * The Idempotency-Key of the call. By default, each call gets a new key. If the answer is lost, the request is sent
   * again with the same key.
   */
  readonly idempotencyKey?: string;
}

type KeyedName = "humanize" | "startRun";

/**
 * The API of a server, with one method for each endpoint that an API key may call. Each method throws `ApiError`,
 * `ConnectionError` or the reason of its signal.
 */
export type Client = {
  readonly [Name in Exclude<MethodName, "watchRun">]: (
    input: Input<Name>,
    options?: Name extends KeyedName ? KeyedOptions : CallOptions,
  ) => Promise<Output<Name>>;
} & {
  /** Yields the events of a run up to the last one. After a lost connection, continues with the next event. */
  readonly watchRun: (input: Input<"watchRun">, options?: CallOptions) => AsyncGenerator<RunEvent, void, undefined>;
};

const defaults: RetrySettings = { retries: 3, maxWaitMs: 60_000, firstWaitMs: 500 };

type Fields = Readonly<Record<string, unknown>>;

/** Creates a client of a server's API. */
export function createClient({ server, key, fetch: send = fetch, ...retry }: ClientOptions): Client {
  const base = server.replace(/\/+$/, "");
  const settings = { ...defaults, ...retry };

  /** Sends one request. Resolves to the response if it is a success. */
  async function request(route: Route, fields: Fields, { signal, idempotencyKey }: KeyedOptions): Promise<Response> {
    const { url, body } = addressOf(base, route, fields);
    const headers = {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    };
    const init = {
      method: route.method,
      headers,
      redirect: "manual",
      ...(body === undefined ? {} : { body }),
    } as const;
    const response = await send(url, { ...init, ...(signal ? { signal } : {}) }).catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw new ConnectionError(`The server at ${base} can't be reached.`, { cause });
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  }

  async function call(name: MethodName, fields: Fields, options: KeyedOptions = {}): Promise<unknown> {
    const route = routes[name];
    const isKeyed = route.retry === "with key";
    const sent = isKeyed ? { idempotencyKey: crypto.randomUUID() as string, ...options } : options;
    const once = async () => read(await request(route, fields, sent), route, options.signal);
    return route.retry === "never" ? once() : withRetries(once, settings, options.signal);
  }

  async function* watch(fields: Input<"watchRun">, { signal }: CallOptions = {}): AsyncGenerator<RunEvent> {
    let after = Number(fields.after ?? 0);
    let failures = 0;
    for (;;) {
      try {
        const open = () => request(routes.watchRun, { ...fields, after }, signal ? { signal } : {});
        const { body } = await withRetries(open, settings, signal);
        if (!body) throw new ConnectionError("The server's answer is empty.");
        for await (const { id, data } of readEvents(body)) {
          const event = JSON.parse(data) as RunEvent;
          after = Number(id);
          failures = 0;
          yield event;
          if (isLast(event)) return;
        }
        // The server ends streams when it is updated.
        throw new ConnectionError("The server ended the stream of events early.");
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof ConnectionError) || failures >= settings.retries) throw error;
        failures++;
      }
      await pause(settings.firstWaitMs, signal);
    }
  }

  const methods = Object.fromEntries(
    (Object.keys(routes) as MethodName[]).map((name) => [
      name,
      (fields: Fields, options?: KeyedOptions) => call(name, fields, options),
    ]),
  );
  return { ...methods, watchRun: watch } as Client;
}

function isLast({ type }: RunEvent): boolean {
  return type === "finished" || type === "stopped" || type === "failed";
}

/**
 * Returns the URL and the body of a request. Fields that the path names in braces are put into the path, and others
 * into the body (POST and PUT) or the query.
 */
function addressOf(base: string, { method, path }: Route, fields: Fields): { url: string; body: string | undefined } {
  const others = { ...fields };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(others[name] ?? "");
    delete others[name];
    return encodeURIComponent(value);
  });
  if (method === "POST" || method === "PUT") return { url: base + filled, body: JSON.stringify(others) };
  const query = new URLSearchParams(
    Object.entries(others).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { url: `${base}${filled}${query.size > 0 ? `?${query}` : ""}`, body: undefined };
}

/** Reads the response to the end. @throws ConnectionError if it cannot be read */
async function read(response: Response, { answer }: Route, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    if (answer === "json") return await response.json();
    const content = new Uint8Array(await response.arrayBuffer());
    return { name: nameIn(response.headers.get("Content-Disposition") ?? ""), content };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ConnectionError("The server's answer was cut off or isn't JSON.", { cause });
  }
}

/** Returns the file name in a Content-Disposition header (RFC 6266). */
function nameIn(header: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? [];
  const [, plain = "file"] = /filename="?([^";]+)"?/i.exec(header) ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}
