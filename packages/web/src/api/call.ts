import type { Endpoint } from "@rewright/contract/endpoint";
import type { ErrorBody, ErrorCode } from "@rewright/contract/errors";
import type { z } from "zod";

/** The error of a failed API call, with a message for users. */
export class CallError extends Error {
  readonly code: ErrorCode | "no_connection" | "unreadable";
  /** The time from which the server accepts the same call again, in milliseconds; undefined if it did not say. */
  readonly retryAt: number | undefined;
  /** The id of the failure in the server's log. */
  readonly errorId: string | undefined;

  constructor(code: CallError["code"], message: string, more: { retryAt?: number; errorId?: string } = {}) {
    super(message);
    this.code = code;
    this.retryAt = more.retryAt;
    this.errorId = more.errorId;
  }
}

/** The type of an endpoint's path with a value in place of each parameter in braces. */
type Address<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${After}`
  : Path;

/**
 * Calls an endpoint of the API with a JSON body: `call<typeof humanize>("/hum", input)`. Only types are imported from
 * the contract, so that its validation code is not loaded by the page.
 */
export function call<E extends Endpoint>(
  path: Address<E["path"]>,
  input: z.input<E["input"]>,
  signal?: AbortSignal,
): Promise<z.output<E["output"]>> {
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(input), ...(signal && { signal }) });
}

/** Calls an endpoint with PUT. Parameters of the path, in braces in the contract, must be filled in. */
export function put<E extends Endpoint>(
  address: `/${string}`,
  input: Omit<z.input<E["input"]>, "id">,
): Promise<z.output<E["output"]>> {
  const headers = { "Content-Type": "application/json" };
  return request(address, { method: "PUT", headers, body: JSON.stringify(input) });
}

/** Calls an endpoint with GET. The query and the parameters of the path must be filled in. */
export function read<E extends Endpoint>(address: `/${string}`, signal?: AbortSignal): Promise<z.output<E["output"]>> {
  return request(address, signal ? { signal } : {});
}

/** Downloads a file from an endpoint. @throws CallError */
export async function readFile(address: `/${string}`): Promise<Blob> {
  const response = await open(address, {});
  try {
    return await response.blob();
  } catch {
    throw noConnection();
  }
}

/** Calls an endpoint and returns its response as a stream. @throws CallError */
export async function open(
  address: `/${string}`,
  init: { readonly headers?: Readonly<Record<string, string>>; readonly signal?: AbortSignal },
): Promise<Response> {
  const response = await send(address, init);
  if (!response.ok) throw refusal(response, await readBody(response, init.signal));
  return response;
}

/** Calls an endpoint with DELETE. */
export function remove<E extends Endpoint>(address: `/${string}`): Promise<z.output<E["output"]>> {
  return request(address, { method: "DELETE" });
}

async function request<Output>(address: string, init: RequestInit & { signal?: AbortSignal }): Promise<Output> {
  const response = await send(address, init);
  const body = await readBody(response, init.signal);
  if (!response.ok) throw refusal(response, body);
  return body as Output;
}

async function send(address: string, init: RequestInit & { signal?: AbortSignal }): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw noConnection();
  }
}

export const noConnection = () => new CallError("no_connection", "Network error - please check your connection");

async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.headers.get("Content-Type")?.includes("text/html")) {
    throw new CallError("unreadable", "Server returned HTML instead of JSON. Check if server is running correctly.");
  }
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unexplained(response);
  }
}

/** Returns the error for a response that says nothing about its cause. */
function unexplained({ status }: Response, later?: { retryAt?: number }): CallError {
  return new CallError("unreadable", `HTTP error! status: ${status}`, later);
}

/** The codes of errors that the server logs with an id. */
const faults: ReadonlySet<ErrorCode> = new Set(["internal", "payment_failed", "payments_unavailable"]);

function refusal(response: Response, body: unknown): CallError {
  const seconds = Number(response.headers.get("Retry-After"));
  const later = seconds > 0 ? { retryAt: Date.now() + seconds * 1000 } : {};
  if (!isErrorBody(body)) return unexplained(response, later);
  return new CallError(body.error, body.message, {
    ...later,
    ...(faults.has(body.error) && { errorId: body.error_id }),
  });
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === "object" &&
    body !== null &&
    "error" in body &&
    "message" in body &&
    typeof body.message === "string"
  );
}
