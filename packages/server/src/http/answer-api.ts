import { Readable } from "node:stream";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Endpoint, Policy } from "@rewright/contract/endpoint";
import type { Logger } from "pino";
import { isAnnual } from "../accounts/premium/is-annual.ts";
import { createCookieSigner } from "../accounts/sign-in/session-cookies.ts";
import { AppError } from "../app-error.ts";
import type { Metrics } from "../operations/metrics/create-metrics.ts";
import { deriveKeys, keyedHash, type Secrets, withEach } from "../secrets/secret.ts";
import type { SettingsInForce, SystemSettings } from "../settings/system-settings.ts";
import { attachment } from "./attachment.ts";
import { createCallerHashes } from "./caller-hashes.ts";
import { checkClaimedUser } from "./check-claimed-user.ts";
import { addressGroup, clientAddress, type TrustedProxy } from "./client-address.ts";
import type { AppContext } from "./context.ts";
import { eventStream, type StreamEvent } from "./event-stream.ts";
import { readGuestCookie, writeGuestCookie } from "./guest-cookie.ts";
import { logStream } from "./log-request.ts";
import { parseInput } from "./parse-input.ts";
import { readBytes, readJson } from "./read-json.ts";
import { refuseCrossSite } from "./refuse-cross-site.ts";
import type { ApiRoute, SignedIn } from "./route.ts";

interface Deps {
  readonly config: {
    readonly origin: string | undefined;
    readonly trustedProxy: TrustedProxy;
    readonly sandbox: boolean;
    readonly blockedCallers: readonly string[];
  };
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "streamOpened" | "streamClosed">;
  readonly settings: SettingsInForce;
  readonly limitRate: (address: string) => Promise<SystemSettings>;
  readonly readSession: (headers: Headers) => Promise<SignedIn | undefined>;
}

const signedIn = (session: SignedIn | undefined) => {
  if (!session) throw new AppError("signed_out");
};

/** The requirements of each policy, checked before the body is read. The use cases check usage and ownership. */
const policyChecks: Record<Policy, (session: SignedIn | undefined, sandbox: boolean) => void> = {
  public: () => {},
  quota: () => {},
  "signed-in": signedIn,
  owner: signedIn,
  premium: (session) => {
    signedIn(session);
    if (session?.account.plan !== "premium") throw new AppError("premium_required");
  },
  annual: (session) => {
    signedIn(session);
    if (!session || !isAnnual(session.account)) throw new AppError("annual_required");
  },
  admin: (session) => {
    if (session?.account.role !== "admin") throw new AppError("forbidden");
  },
  // The signature is over the body, so the endpoint checks it.
  provider: () => {},
  sandbox: (_session, sandbox) => {
    if (!sandbox) throw new AppError("not_found");
  },
};

/**
 * Answers every API request: checks rate, session, origin, policy, body and input, and then calls the endpoint's
 * handler.
 */
export function answerApi({ config, secrets, logger, metrics, settings, limitRate, readSession }: Deps) {
  const cookieKeys = deriveKeys(secrets, "guest cookie");
  const addressKeys = deriveKeys(secrets, "guest address");
  const headersOf = createCallerHeaders(secrets);
  const refuseBlocked = refusalOfBlocked(config.blockedCallers, secrets);

  return async (context: AppContext, { endpoint, checkFields, handle }: ApiRoute): Promise<Response> => {
    const { raw } = context.req;
    const address = addressOf(context, config.trustedProxy);
    refuseBlocked({ group: addressGroup(address) });
    // The provider sends many events from a few addresses.
    const isLimited = endpoint.policy !== "provider";
    const inForce = isLimited ? await limitRate(address) : settings.last();
    const headers = headersOf(context, address);
    const session = await readSession(headers);
    if (session) context.set("accountId", session.account.id);
    refuseBlocked({ accountId: session?.account.id });
    refuseCrossSite(raw, config.origin, session !== undefined);
    policyChecks[endpoint.policy](session, config.sandbox);
    const fields = await readFields(context, endpoint);
    if (!mayNameOthers(endpoint.policy, session)) checkClaimedUser(session, fields);
    checkFields?.(session?.account, fields);
    const input = parseInput(endpoint.input, fields, context.req.param());
    const [addressHash, ...otherAddressHashes] = withEach(addressKeys, (key) => keyedHash(key, addressGroup(address)));
    const guest = { cookieId: readGuestCookie(context, cookieKeys), addressHash, otherAddressHashes };
    const cookies = [...(session?.cookies ?? [])];
    // A stream's reader can disconnect without the request's signal.
    const reader = new AbortController();
    const output = await handle({
      input,
      guest,
      account: session?.account,
      session,
      settings: inForce,
      headers,
      cookies,
      signal: endpoint.isEventStream ? AbortSignal.any([raw.signal, reader.signal]) : raw.signal,
    });
    const isGuest = endpoint.policy === "quota" && !session;
    if (isGuest) writeGuestCookie(context, cookieKeys, guest.cookieId, config.origin);
    for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
    context.header("Cache-Control", "no-store");
    if (endpoint.isEventStream)
      return stream(context, output as AsyncIterable<StreamEvent>, { logger, metrics, reader });
    if (endpoint.fileType) return file(context, endpoint, output as FileContent | NamedFile);
    return context.json(output as object);
  };
}

/** Returns a check that refuses the networks and accounts whose hashes the operator has blocked. */
function refusalOfBlocked(blocked: readonly string[], secrets: Secrets) {
  const hashes = createCallerHashes(secrets);
  return ({ group, accountId }: { readonly group?: string; readonly accountId?: string | undefined }): void => {
    if (blocked.length === 0) return;
    if (group !== undefined && hashes.some(({ network }) => blocked.includes(network(group))))
      throw new AppError("forbidden");
    if (accountId !== undefined && hashes.some(({ account }) => blocked.includes(account(accountId))))
      throw new AppError("forbidden");
  };
}

type FileContent = Uint8Array | AsyncIterable<string>;

interface NamedFile {
  readonly name: string;
  readonly content: FileContent;
}

/** Answers with events as they happen. */
function stream(
  context: AppContext,
  events: AsyncIterable<StreamEvent>,
  { logger, metrics, reader }: Pick<Deps, "logger" | "metrics"> & { readonly reader: AbortController },
): Response {
  const openedAt = performance.now();
  metrics.streamOpened();
  // The answer to HEAD has no body, so nobody would read the events.
  if (context.req.method === "HEAD") reader.abort();
  const body = eventStream(events, (how) => {
    metrics.streamClosed();
    reader.abort();
    const ms = Math.round(performance.now() - openedAt);
    logStream(logger, { requestId: context.get("requestId"), path: context.req.path, ms, ...how });
  });
  // Asks proxies not to buffer or compress the stream.
  context.header("Cache-Control", "no-store, no-transform");
  context.header("X-Accel-Buffering", "no");
  return context.body(body, 200, { "Content-Type": "text/event-stream; charset=utf-8" });
}

/** Answers with a file, whole or as a stream, as a download. */
function file(context: AppContext, { fileType }: Endpoint, output: FileContent | NamedFile): Response {
  const { name, content } = "content" in output ? output : { name: undefined, content: output };
  context.header("Content-Disposition", attachment(name));
  const type = { "Content-Type": fileType ?? "application/octet-stream" };
  if (content instanceof Uint8Array) return context.body(new Uint8Array(content), 200, type);
  const bytes = Readable.from(content, { objectMode: false });
  return context.body(Readable.toWeb(bytes) as ReadableStream, 200, type);
}

/**
 * Returns true when the caller may name other accounts: an administrator, in administrators' routes and in routes of
 * one account.
 */
function mayNameOthers(policy: Policy, session: SignedIn | undefined): boolean {
  return policy === "admin" || (policy === "owner" && session?.account.role === "admin");
}

/**
 * Returns a function that reads the headers of a request for the accounts library: the cookie, the browser's name and
 * the trusted address.
 */
export function createCallerHeaders(secrets: Secrets): (context: AppContext, address: string) => Headers {
  const signCookies = createCookieSigner(secrets);
  return (context, address) => {
    const passed = new Headers({ "x-forwarded-for": address });
    const [agent, cookie] = [context.req.header("user-agent"), context.req.header("cookie")];
    if (agent !== undefined) passed.set("user-agent", agent);
    if (cookie !== undefined) passed.set("cookie", signCookies(cookie));
    return passed;
  };
}

/**
 * Reads the fields of a request: of GET and DELETE from the query, as they have no body. In a stream, the Last-Event-ID
 * header replaces `after`.
 */
async function readFields(context: AppContext, endpoint: ApiRoute["endpoint"]): Promise<object> {
  const { method, maxBodyBytes } = endpoint;
  if (endpoint.rawBody) {
    const payload = Buffer.from(await readBytes(context.req.raw, maxBodyBytes)).toString();
    return { payload, signature: context.req.header("stripe-signature") ?? "" };
  }
  if (method === "GET" || method === "DELETE") {
    const fields = Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== ""));
    const last = endpoint.isEventStream && context.req.header("last-event-id");
    return last ? { ...fields, after: last } : fields;
  }
  const body = await readJson(context.req.raw, maxBodyBytes);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("invalid_input", "The request body must be a JSON object.");
  }
  return body;
}

/** Returns the caller's address. Requests without a socket (made in the process itself) share one address. */
export function addressOf(context: AppContext, trustedProxy: TrustedProxy): string {
  const socket = context.env.incoming ? (getConnInfo(context).remote.address ?? "unknown") : "unknown";
  return clientAddress(socket, context.req.header("x-forwarded-for"), trustedProxy);
}
