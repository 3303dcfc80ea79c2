import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Metrics } from "../operations/metrics/create-metrics.ts";
import type { Tracing } from "../operations/tracing/tracing.ts";
import type { Secrets } from "../secrets/secret.ts";
import { addressOf } from "./answer-api.ts";
import { createCallerHashes } from "./caller-hashes.ts";
import { addressGroup } from "./client-address.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { logRequest } from "./log-request.ts";
import { setLimitHeaders } from "./rate-limit/limit-headers.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/** Holds the data of an answered request that is added to its trace. */
interface Recorded {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

interface Deps {
  readonly config: Pick<Config, "production" | "origin" | "trustedProxy">;
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "countRequest">;
  readonly tracing: Tracing;
}

/**
 * Returns a middleware that gives each request an id, adds the security headers, counts the request, logs it and
 * traces it. A caller's trace is continued only behind a proxy of the operator.
 */
export function recordRequests({ config, secrets, logger, metrics, tracing }: Deps): MiddlewareHandler<AppEnv> {
  const isSecure = config.production && config.origin?.startsWith("https:") === true;
  const isBehindProxy = !("hops" in config.trustedProxy) || config.trustedProxy.hops > 0;
  const [hashOf] = createCallerHashes(secrets);

  async function record(context: AppContext, next: () => Promise<void>): Promise<Recorded> {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set("requestId", requestId);
    await next();
    context.header("X-Request-Id", requestId);
    addSecurityHeaders(context.res.headers, isSecure);
    setLimitHeaders(context.res.headers, context.get("limits") ?? []);
    const { method } = context.req;
    const { status } = context.res;
    const ms = Math.round(performance.now() - startedAt);
    const route = context.get("route") ?? "unknown";
    metrics.countRequest({ method, route, status, ms });
    const path = context.req.path.slice(0, 200);
    const accountId = context.get("accountId");
    logRequest(logger, {
      ...{ requestId, method, path, status, ms },
      network: hashOf.network(addressGroup(addressOf(context, config.trustedProxy))),
      account: accountId && hashOf.account(accountId),
      changesData: context.get("changesData") === true,
      failure: context.get("failure"),
    });
    return { requestId, method, route, status };
  }

  return (context, next) => {
    const traceparent = isBehindProxy ? context.req.header("traceparent") : undefined;
    return tracing.run("request", { kind: "server", traceparent }, async (note) => {
      const { requestId, method, route, status } = await record(context, next);
      const attributes = {
        ...{ "http.request.method": method, "http.route": route, "http.response.status_code": status },
        "rewright.request_id": requestId,
      };
      note({ name: `${method} ${route}`, attributes, failed: status >= 500 });
    });
  };
}
