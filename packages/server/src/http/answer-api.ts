import { Readable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Endpoint, Policy } from "@rewright/contract/endpoint";
import { usageWindowHours } from "@rewright/contract/plans";
import type { Logger } from "pino";
import type { Account } from "../accounts/account.ts";
import { isAnnual } from "../accounts/premium/is-annual.ts";
import { createCookieSigner } from "../accounts/sign-in/session-cookies.ts";
import { AppError } from "../app-error.ts";
import type { Config } from "../config/config.ts";
import type { Metrics } from "../operations/metrics/create-metrics.ts";
import { deriveKeys, keyedHash, type Secrets, withEach } from "../secrets/secret.ts";
import type { SettingsInForce } from "../settings/system-settings.ts";
import type { Caller } from "../usage/caller.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { attachment } from "./attachment.ts";
import { createCallerHashes } from "./caller-hashes.ts";
import { checkClaimedUser } from "./check-claimed-user.ts";
import { addressGroup, clientAddress, type TrustedProxy } from "./client-address.ts";
import type { AppContext } from "./context.ts";
import { eventStream, type StreamEvent } from "./event-stream.ts";
import { readGuestCookie, writeGuestCookie } from "./guest-cookie.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import type { IdentifyCaller } from "./identify-caller.ts";
import { logStream } from "./log-request.ts";
import { parseInput } from "./parse-input.ts";
import type { LimitState } from "./rate-limit/check-count.ts";
import type { NamedLimit } from "./rate-limit/limit-headers.ts";
import type { LimitRate } from "./rate-limit/rate-limit.ts";
import { readBytes, readJson } from "./read-json.ts";
import { refuseCrossSite } from "./refuse-cross-site.ts";
import type { ApiRoute, Call, SignedIn } from "./route.ts";

interface Deps {
  readonly config: Pick<Config, "origin" | "trustedProxy" | "blockedCallers"> & PolicyConfig;
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "streamOpened" | "streamClosed">;
  readonly settings: SettingsInForce;
  readonly limitRate: LimitRate;
  readonly dailyLimitOf: (caller: Caller) => Promise<LimitState | undefined>;
  readonly identifyCaller: IdentifyCaller;
}

const signedIn = (account: Account | undefined) => {
  if (!account) throw new AppError("signed_out");
};

const premium = (account: Account | undefined) => {
  signedIn(account);
  if (account?.plan !== "premium") throw new AppError("premium_required");
};

/** The operator's settings on which access policies depend. */
type PolicyConfig = Pick<Config, "sandbox" | "privateMode">;

/**
 * Checks who may call an endpoint, one function for each access policy. Runs before the body is read. Endpoints
 * themselves check usage and ownership.
 */
const policyChecks: Record<Policy, (account: Account | undefined, config: PolicyConfig) => void> = {
  public: () => {},
  quota: () => {},
  "signed-in": signedIn,
  owner: signedIn,
  premium,
  private: (account, { privateMode }) => {
    if (privateMode === "off") throw new AppError("private_mode_off");
    if (privateMode === "premium") premium(account);
  },
  annual: (account) => {
    signedIn(account);
    if (!account || !isAnnual(account)) throw new AppError("annual_required");
  },
  admin: (account) => {
    if (account?.role !== "admin") throw new AppError("forbidden");
  },
  // The payment provider signs the body, so the endpoint checks the signature after reading it.
  provider: () => {},
  sandbox: (_account, { sandbox }) => {
    if (!sandbox) throw new AppError("not_found");
  },
};

/**
 * Answers every API request: checks the rate limit, API key or session, origin, access policy, body and input, then
 * calls the endpoint's handler.
 */
export function answerApi({ config, secrets, logger, metrics, settings, ...deps }: Deps) {
  const { limitRate, dailyLimitOf, identifyCaller } = deps;
  const cookieKeys = deriveKeys(secrets, "guest cookie");
  const addressKeys = deriveKeys(secrets, "guest address");
  const headersOf = createCallerHeaders(secrets);
  const refuseBlocked = refusalOfBlocked(config.blockedCallers, secrets);

  /** Adds the caller's daily limit to the limits in the response, if the endpoint counts rewrites. */
  async function noteDailyLimit(context: AppContext, { errors }: Endpoint, caller: Caller): Promise<void> {
    if (!errors.includes("daily_limit_reached")) return;
    // Without the database, the response says nothing about the limit.
    const daily = await dailyLimitOf(caller).catch(() => undefined);
    if (!daily) return;
    noteLimit(context, { name: "rewrites", windowSeconds: usageWindowHours * 3600, ...daily });
  }

  return async (context: AppContext, { endpoint, checkFields, handle }: ApiRoute): Promise<Response> => {
    const { raw } = context.req;
    const address = addressOf(context, config.trustedProxy);
    refuseBlocked({ group: addressGroup(address) });
    // The payment provider sends many events from a few addresses, so it is not rate-limited.
    const isLimited = endpoint.policy !== "provider";
    const onCounted = (state: LimitState) => noteLimit(context, { name: "requests", windowSeconds: 60, ...state });
    const inForce = isLimited ? await limitRate(address, onCounted) : settings.last();
    const headers = headersOf(context, address);
    const [addressHash, ...otherAddressHashes] = withEach(addressKeys, (key) => keyedHash(key, addressGroup(address)));
    const authorization = context.req.header("authorization");
    const asked = { authorization, headers, addressHash, requestsPerMinute: inForce.apiRateLimit };
    const onKeyCounted = (state: LimitState) => noteLimit(context, { name: "key", windowSeconds: 60, ...state });
    const { account, session, hasKey } = await identifyCaller(asked, onKeyCounted);
    if (account) context.set("accountId", account.id);
    refuseBlocked({ accountId: account?.id });
    refuseCrossSite(raw, config.origin, session !== undefined);
    if (hasKey && !endpoint.allowsKeys) throw new AppError("api_key_not_allowed");
    policyChecks[endpoint.policy](account, config);
    const fields = await readFields(context, endpoint);
    if (!mayNameOthers(endpoint.policy, session)) checkClaimedUser(account, fields);
    checkFields?.(account, fields);
    const input = parseInput(endpoint.input, fields, context.req.param());
    const idempotencyKey = endpoint.isIdempotent && readIdempotencyKey(context.req.header("idempotency-key"));
    const guest = { cookieId: readGuestCookie(context, cookieKeys), addressHash, otherAddressHashes };
    const cookies = [...(session?.cookies ?? [])];
    // The browser can close an event stream without aborting the request's signal.
    const reader = new AbortController();
    const call: Call = {
      input,
      guest,
      account,
      session,
      settings: inForce,
      idempotencyKey,
      headers,
      cookies,
      signal: endpoint.isEventStream ? AbortSignal.any([raw.signal, reader.signal]) : raw.signal,
    };
    const output = await handle(call).finally(() => noteDailyLimit(context, endpoint, call));
    const isGuest = endpoint.policy === "quota" && !account;
    if (isGuest) writeGuestCookie(context, cookieKeys, guest.cookieId, config.origin);
    for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
    context.header("Cache-Control", "no-store");
    if (endpoint.isEventStream)
      return stream(context, output as AsyncIterable<StreamEvent>, { logger, metrics, reader });
    if (endpoint.fileType)
      return file(context, endpoint, unpackedFor(context, output as FileContent | NamedFile | BrotliFile));
    return context.json(output as object);
  };
}

/** Adds one of the caller's limits to the limits in the response's headers. */
function noteLimit(context: AppContext, limit: NamedLimit): void {
  context.set("limits", [...(context.get("limits") ?? []), limit]);
}

/** Returns a function that refuses requests from networks and accounts whose hashes the operator has blocked. */
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

/** A file that is stored in compressed form. */
interface BrotliFile {
  readonly name: string;
  readonly brotli: Uint8Array;
}

/** Responds with a stream of server-sent events. */
function stream(
  context: AppContext,
  events: AsyncIterable<StreamEvent>,
  { logger, metrics, reader }: Pick<Deps, "logger" | "metrics"> & { readonly reader: AbortController },
): Response {
  const openedAt = performance.now();
  metrics.streamOpened();
  // The response to a HEAD request has no body, so no one would read the events.
  if (context.req.method === "HEAD") reader.abort();
  const body = eventStream(events, (how) => {
    metrics.streamClosed();
    reader.abort();
    const ms = Math.round(performance.now() - openedAt);
    logStream(logger, { requestId: context.get("requestId"), path: context.req.path, ms, ...how });
  });
  // Ask proxies not to buffer or compress the event stream.
  context.header("Cache-Control", "no-store, no-transform");
  context.header("X-Accel-Buffering", "no");
  return context.body(body, 200, { "Content-Type": "text/event-stream; charset=utf-8" });
}

/** Returns the file in the form that the caller accepts: compressed as it is stored, or decompressed. */
function unpackedFor(context: AppContext, output: FileContent | NamedFile | BrotliFile): FileContent | NamedFile {
  if (!("brotli" in output)) return output;
  const { name, brotli } = output;
  context.header("Vary", "Accept-Encoding");
  if (acceptedEncoding(context.req.header("accept-encoding") ?? "") !== "br") {
    return { name, content: brotliDecompressSync(brotli) };
  }
  context.header("Content-Encoding", "br");
  return { name, content: brotli };
}

/** Responds with a file to download, sent whole or as a stream. */
function file(context: AppContext, { fileType }: Endpoint, output: FileContent | NamedFile): Response {
  const { name, content } = "content" in output ? output : { name: undefined, content: output };
  context.header("Content-Disposition", attachment(name));
  const type = { "Content-Type": fileType ?? "application/octet-stream" };
  if (content instanceof Uint8Array) return context.body(new Uint8Array(content), 200, type);
  const bytes = Readable.from(content, { objectMode: false });
  return context.body(Readable.toWeb(bytes) as ReadableStream, 200, type);
}

/**
 * Returns whether the caller may name other accounts in a request: only administrators may, on some routes, and not with
 * an API key.
 */
function mayNameOthers(policy: Policy, session: SignedIn | undefined): boolean {
  return policy === "admin" || (policy === "owner" && session?.account.role === "admin");
}

/**
 * Returns a function that passes three headers of a request to the accounts library: the cookie, the user agent and the
 * verified IP address.
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
 * Returns the fields of a request. GET and DELETE have no body, so their fields come from the query. In an event
 * stream, the header Last-Event-ID replaces the field `after`.
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

/** Returns the caller's IP address. Requests that the process makes to itself share one address. */
export function addressOf(context: AppContext, trustedProxy: TrustedProxy): string {
  const socket = context.env.incoming ? (getConnInfo(context).remote.address ?? "unknown") : "unknown";
  return clientAddress(socket, context.req.header("x-forwarded-for"), trustedProxy);
}
