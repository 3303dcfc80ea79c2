import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Metrics } from "../operations/metrics/create-metrics.ts";
import type { Secrets } from "../secrets/secret.ts";
import { addressOf } from "./answer-api.ts";
import { createCallerHashes } from "./caller-hashes.ts";
import { addressGroup } from "./client-address.ts";
import type { AppEnv } from "./context.ts";
import { logRequest } from "./log-request.ts";
import { addSecurityHeaders } from "./security-headers.ts";

interface Deps {
  readonly config: Pick<Config, "production" | "origin" | "trustedProxy">;
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "countRequest">;
}

/** Returns a middleware that gives each request an id, adds the security headers, counts the request and logs it. */
export function recordRequests({ config, secrets, logger, metrics }: Deps): MiddlewareHandler<AppEnv> {
  const isSecure = config.production && config.origin?.startsWith("https:") === true;
  const [hashOf] = createCallerHashes(secrets);
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set("requestId", requestId);
    await next();
    context.header("X-Request-Id", requestId);
    addSecurityHeaders(context.res.headers, isSecure);
    const { method } = context.req;
    const { status } = context.res;
    const ms = Math.round(performance.now() - startedAt);
    metrics.countRequest({ method, route: context.get("route") ?? "unknown", status, ms });
    const path = context.req.path.slice(0, 200);
    const accountId = context.get("accountId");
    logRequest(logger, {
      ...{ requestId, method, path, status, ms },
      network: hashOf.network(addressGroup(addressOf(context, config.trustedProxy))),
      account: accountId && hashOf.account(accountId),
      failure: context.get("failure"),
    });
  };
}
