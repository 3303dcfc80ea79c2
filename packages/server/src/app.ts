import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Logger } from "pino";
import { AppError } from "./app-error.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { docsRoutes } from "./docs/docs-routes.ts";
import { answerApi } from "./http/answer-api.ts";
import { isApiPath } from "./http/api-paths.ts";
import type { AppEnv } from "./http/context.ts";
import { errorResponse } from "./http/error-response.ts";
import { logRequest } from "./http/log-request.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import type { ApiRoute, PageRoute } from "./http/route.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { healthRoutes } from "./operations/health-routes.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import type { WebBuild } from "./pages/web-build.ts";
import type { EnginePool } from "./rewriting/engine-pool.ts";
import { rewritingRoutes } from "./rewriting/routes.ts";
import { usageRoutes } from "./usage/routes.ts";

export interface AppDeps {
  readonly config: Config;
  readonly secret: string;
  readonly db: Database["db"];
  readonly engine: EnginePool;
  readonly web: WebBuild;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** The app and the table of its routes; nothing answers that is not in the table. */
export function createApp(deps: AppDeps) {
  const { config, logger } = deps;
  const usage = { ...deps, anonymousDailyGenerations: config.anonymousDailyGenerations };
  const api: ApiRoute[] = [...rewritingRoutes({ ...usage, maintenance: config.maintenance }), ...usageRoutes(usage)];
  const pages: PageRoute[] = [
    ...healthRoutes(deps),
    ...docsRoutes(
      api.map(({ endpoint }) => endpoint),
      config.origin,
    ),
    ...pageRoutes(deps.web),
  ];
  const app = new Hono<AppEnv>();

  app.use(async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set("requestId", requestId);
    await next();
    context.header("X-Request-Id", requestId);
    addSecurityHeaders(context.res.headers, config.production && config.origin?.startsWith("https:") === true);
    logRequest(logger, {
      requestId,
      method: context.req.method,
      path: context.req.path.slice(0, 200),
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
      failure: context.get("failure"),
    });
  });

  const answer = answerApi({ ...deps, limitRate: createRateLimit(config.apiRateLimit, deps.now) });
  for (const { endpoint, handle } of api) {
    app.on(endpoint.method, endpoint.path, (context) => answer(context, { endpoint, handle }));
  }
  for (const { path, handle } of pages) app.get(path, handle);
  const methods = [
    ...api.map(({ endpoint: { path, method } }) => ({ path, allow: [method] as string[] })),
    ...pages.map(({ path }) => ({ path, allow: ["GET", "HEAD"] })),
  ];
  app.notFound((context) => errorResponse(context, refusalOfUnknown(methods, context.req)));
  app.onError((error, context) => errorResponse(context, error));
  return { app, api, pages };
}

/** A known address with another method, or an address that nobody knows. */
function refusalOfUnknown(
  known: readonly { path: string; allow: readonly string[] }[],
  { path, method }: { path: string; method: string },
): AppError {
  const address = isApiPath(path) ? path : "/*";
  const allow = known.find((one) => one.path === path || one.path === address)?.allow ?? [];
  if (allow.length === 0 || allow.includes(method)) return new AppError("not_found");
  return new AppError("method_not_allowed", `This address takes ${allow.join(" and ")} only.`, {
    allow: allow.join(", "),
  });
}
