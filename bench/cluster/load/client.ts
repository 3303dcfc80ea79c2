import { Agent, type IncomingMessage, request } from "node:http";
import { pause } from "../wait-until.ts";
import type { Kind, Outcome, Sample } from "./samples.ts";

/** Holds a response of the product. */
interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Holds the final response to a request that may have been sent several times. */
interface FinalAnswer extends Answer {
  /** True if an earlier attempt ended in a way that leaves open whether it had an effect, such as a cut connection. */
  readonly wasAmbiguous: boolean;
}

interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
}

interface Options {
  readonly origin: string;
  /** The client's IP address, which is sent in X-Forwarded-For. */
  readonly address: string;
  readonly onSample: (sample: Sample) => void;
}

const timeoutMs = 60_000;
const retryAfterMs = 500;
/**
 * The milliseconds for which a failed request is repeated. If there is no response within this time, the result is
 * recorded as open.
 */
const givesUpAfterMs = 150_000;

/** Sends the requests of one account as a browser does, and reports each attempt to `onSample`. */
export class Client {
  readonly #options: Options;
  readonly #cookies = new Map<string, string>();
  readonly #agent = new Agent({ keepAlive: true });

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Repeats a request until it gets a response with a status below 500.
   * @returns the response, or undefined if there was none in time
   */
  async ask(kind: Kind, asked: Request): Promise<FinalAnswer | undefined> {
    const until = performance.now() + givesUpAfterMs;
    for (let wasAmbiguous = false; performance.now() < until; await pause(retryAfterMs)) {
      const { answer, outcome } = await this.#attempt(kind, asked);
      if (answer && answer.status < 500) return { ...answer, wasAmbiguous };
      wasAmbiguous ||= outcome !== "try later" && outcome !== "no server";
    }
    return undefined;
  }

  /** Sends a request once, and stores the cookies of the response. @throws Error if there is no complete response */
  async send(asked: Request): Promise<Answer> {
    const incoming = await this.#open(asked);
    return { status: incoming.statusCode ?? 0, body: parse(await readAll(incoming)) };
  }

  /**
   * Opens an event stream and passes each event to `onEvent`.
   * @returns the HTTP status of the response; 0 if there was none or the stream was cut
   */
  async stream(path: string, onEvent: (id: number, data: Record<string, unknown>) => void): Promise<number> {
    const at = Date.now();
    const record = (outcome: Outcome, detail?: string) =>
      this.#options.onSample({ kind: "stream", at, ms: Date.now() - at, outcome, ...(detail && { detail }) });
    try {
      const incoming = await this.#open({ method: "GET", path });
      const status = incoming.statusCode ?? 0;
      if (status === 200) await readEvents(incoming, onEvent);
      else {
        const answer = { status, body: parse(await readAll(incoming)) };
        record(outcomeOf(answer), detailOf(answer));
        return status;
      }
      record("ok");
      return status;
    } catch (error) {
      record(failureOf(error), String(error));
      return 0;
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  async #attempt(kind: Kind, asked: Request): Promise<{ answer?: Answer; outcome: Outcome }> {
    const at = Date.now();
    const record = (outcome: Outcome, detail?: string) => {
      this.#options.onSample({ kind, at, ms: Date.now() - at, outcome, ...(detail && { detail }) });
      return outcome;
    };
    try {
      const answer = await this.send(asked);
      const outcome = outcomeOf(answer);
      return { answer, outcome: record(outcome, outcome === "ok" ? undefined : detailOf(answer)) };
    } catch (error) {
      return { outcome: record(failureOf(error), String(error)) };
    }
  }

  #open({ method, path, body }: Request): Promise<IncomingMessage> {
    const { origin, address } = this.#options;
    const text = body && JSON.stringify(body);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      "User-Agent": "Mozilla/5.0 Firefox/140.0",
      "X-Forwarded-For": address,
      ...(method === "GET" ? { "Sec-Fetch-Site": "same-origin" } : { Origin: origin }),
      ...(text && { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(text)) }),
      ...(cookie && { Cookie: cookie }),
    };
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, origin), { method, headers, agent: this.#agent, timeout: timeoutMs });
      outgoing.on("timeout", () => outgoing.destroy(new Error("timeout")));
      outgoing.on("error", reject).on("response", (incoming) => {
        this.#keepCookies(incoming.headers["set-cookie"] ?? []);
        resolve(incoming);
      });
      outgoing.end(text);
    });
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** Classifies a complete response. Responses of the load balancer are not JSON. */
function outcomeOf({ status, body }: Answer): Outcome {
  const isOurs = "error" in body || "success" in body;
  if (status < 300) return "ok";
  if (status === 429) return "limit";
  if (status === 503) return isOurs ? "try later" : "no server";
  if (status === 502 || status === 504) return isOurs ? "error" : "bad gateway";
  return "error";
}

function detailOf({ status, body }: Answer): string {
  return `${status} ${typeof body.error === "string" ? body.error : ""}`.trim();
}

function failureOf(error: unknown): Outcome {
  return error instanceof Error && error.message === "timeout" ? "timeout" : "cut";
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
  if (!incoming.complete) throw new Error("The answer was cut.");
  return text;
}

/** Reads server-sent events until the stream ends. */
async function readEvents(
  incoming: IncomingMessage,
  onEvent: (id: number, data: Record<string, unknown>) => void,
): Promise<void> {
  let rest = "";
  for await (const chunk of incoming.setEncoding("utf8")) {
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (id !== undefined && data !== undefined) onEvent(Number(id), parse(data));
    }
  }
}
