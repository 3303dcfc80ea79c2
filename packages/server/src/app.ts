import { randomUUID } from "node:crypto";
import type { Pro } from "@rewright/pro";
import { Hono } from "hono";
import type { Logger } from "pino";
import { createAccounts } from "./accounts/create-accounts.ts";
import { linkRoutes } from "./accounts/links/routes.ts";
import { accountRoutes } from "./accounts/own-account/routes.ts";
import type { PasswordHasher } from "./accounts/password/password-hash.ts";
import { signInRoutes } from "./accounts/routes.ts";
import { readSession } from "./accounts/sessions/read-session.ts";
import { exportRoutes } from "./admin/export/routes.ts";
import { userRoutes } from "./admin/users/routes.ts";
import { exportActivity } from "./analytics/export-activity.ts";
import { analyticsRoutes } from "./analytics/routes.ts";
import { auditRoutes } from "./audit/routes.ts";
import type { EnqueueFile } from "./batches/deps.ts";
import type { DocumentPool } from "./batches/document-pool.ts";
import { exportBatches } from "./batches/export-batches.ts";
import { batchRoutes } from "./batches/routes.ts";
import { closeBilling } from "./billing/customers/close-billing.ts";
import type { EnqueueEvent } from "./billing/events/enqueue-event.ts";
import { eventRoutes } from "./billing/events/routes.ts";
import { exportPayments } from "./billing/ledger/export-payments.ts";
import { paymentLogRoutes } from "./billing/ledger/log-routes.ts";
import { paymentRoutes } from "./billing/ledger/routes.ts";
import type { BillingDeps } from "./billing/provider/deps.ts";
import { billingRoutes } from "./billing/routes.ts";
import type { Config } from "./config/config.ts";
import { exportMessages } from "./contact/export-messages.ts";
import { contactRoutes } from "./contact/routes.ts";
import type { Database } from "./db/database.ts";
import { docsRoutes } from "./docs/docs-routes.ts";
import { allHistory } from "./history/read-history.ts";
import { historyRoutes } from "./history/routes.ts";
import { addressOf, answerApi, callerHeaders } from "./http/answer-api.ts";
import type { AppEnv } from "./http/context.ts";
import { errorResponse } from "./http/error-response.ts";
import { knownAddresses, refusalOfUnknown, routerPath } from "./http/known-addresses.ts";
import { logRequest } from "./http/log-request.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import type { ApiRoute, PageRoute } from "./http/route.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import type { Mailer } from "./mail/mailer.ts";
import { healthRoutes } from "./operations/health-routes.ts";
import type { Metrics } from "./operations/metrics/create-metrics.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import { publicSettingsFor } from "./pages/public-settings.ts";
import { siteRoutes } from "./pages/site-routes.ts";
import type { WebBuild } from "./pages/web-build.ts";
import type { EnginePool } from "./rewriting/engine-pool.ts";
import type { Rewritten } from "./rewriting/engine-task.ts";
import { rewritingRoutes } from "./rewriting/routes.ts";
import { runRoutes } from "./runs/routes.ts";
import { createRunContext } from "./runs/run-context.ts";
import { defaultSettings } from "./settings/default-settings.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { createSettings } from "./settings/system-settings.ts";
import { resetUsageOf } from "./usage/reset-usage.ts";
import { usageRoutes } from "./usage/routes.ts";

export interface AppDeps {
  readonly config: Config;
  readonly secret: string;
  /** The product's own address, for links in mails and the way back from other sites. */
  readonly origin: string;
  readonly db: Database["db"];
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly engine: EnginePool;
  readonly pro: Pro<Rewritten>;
  readonly web: WebBuild;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly now: () => Date;
  /** Absent: nothing can be bought. */
  readonly provider: BillingDeps["provider"];
  readonly enqueueEvent: EnqueueEvent;
  readonly enqueueFile: EnqueueFile;
  readonly files: DocumentPool;
  /** Told when an account's address or name is another than before. */
  readonly onPersonChanged: (accountId: string) => Promise<void>;
}

/** The app, the table of its routes, and the runs in the background; nothing answers that is not in the table. */
export function createApp(deps: AppDeps) {
  const { config, logger, metrics } = deps;
  const defaults = defaultSettings(config);
  const settings = createSettings({ ...deps, defaults });
  const publicSettings = publicSettingsFor(config);
  const accounts = createAccounts(deps);
  const { auth, limitAttempts } = accounts;
  const sessionIn = (headers: Headers) => readSession({ ...deps, auth }, headers);
  const usage = { ...deps, anonymousDailyGenerations: config.anonymousDailyGenerations };
  const held = {
    exports: {
      history: (accountId: string) => allHistory(deps, accountId),
      batches: (accountId: string) => exportBatches(deps, accountId),
      payments: (accountId: string) => exportPayments(deps, accountId),
      activity: (accountId: string) => exportActivity(deps, accountId),
      contact_messages: (accountId: string) => exportMessages(deps, accountId),
    },
    closeBilling: <T>(account: { readonly id: string }, remove: () => Promise<T>) =>
      closeBilling(deps, account, remove),
    forget: (accountId: string) => resetUsageOf(deps, accountId),
  };
  const runs = createRunContext(usage);
  const billing = { ...deps, limitAttempts, enqueue: deps.enqueueEvent };
  const subjects: ApiRoute[] = [
    ...rewritingRoutes({ ...usage, limitAttempts }),
    ...runRoutes(runs),
    ...usageRoutes(usage),
    ...signInRoutes(accounts),
    ...accountRoutes({ ...accounts, ...held }),
    ...historyRoutes(deps),
    ...batchRoutes(deps),
    ...billingRoutes(billing),
    ...paymentRoutes(billing),
    ...paymentLogRoutes(deps),
    ...eventRoutes(deps),
    ...analyticsRoutes(deps),
    ...userRoutes({ ...usage, ...accounts, ...held }),
    ...auditRoutes(deps),
    ...contactRoutes({ ...deps, limitAttempts, contactEmail: config.contactEmail }),
    ...settingsRoutes({ ...deps, defaults }),
  ];
  const api = [...subjects, ...exportRoutes(deps, subjects)];
  const pages: PageRoute[] = [
    ...linkRoutes({
      ...deps,
      auth,
      headersOf: (context) => callerHeaders(context, addressOf(context, config.trustedProxy)),
      readSession: sessionIn,
    }),
    ...healthRoutes(deps),
    ...docsRoutes(
      api.map(({ endpoint }) => endpoint),
      config.origin,
    ),
    ...siteRoutes(deps),
    ...pageRoutes({ web: deps.web, readSettings: async () => publicSettings(await settings.read()) }),
  ];
  const app = new Hono<AppEnv>();

  app.use(async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set("requestId", requestId);
    await next();
    context.header("X-Request-Id", requestId);
    addSecurityHeaders(context.res.headers, config.production && config.origin?.startsWith("https:") === true);
    const { method } = context.req;
    const { status } = context.res;
    const ms = Math.round(performance.now() - startedAt);
    metrics.countRequest({ method, route: context.get("route") ?? "unknown", status, ms });
    logRequest(logger, {
      requestId,
      method,
      path: context.req.path.slice(0, 200),
      status,
      ms,
      failure: context.get("failure"),
    });
  });

  const limitRate = createRateLimit(settings, deps.now);
  const answer = answerApi({ ...deps, settings, limitRate, readSession: sessionIn });
  for (const one of api) {
    app.on(one.endpoint.method, routerPath(one.endpoint.path), (context) => {
      context.set("route", one.endpoint.path);
      return answer(context, one);
    });
  }
  for (const { path, handle } of pages) {
    app.get(path, (context) => {
      context.set("route", path);
      return handle(context);
    });
  }
  const known = knownAddresses(
    api.map(({ endpoint }) => endpoint),
    pages,
  );
  app.notFound((context) => errorResponse(context, refusalOfUnknown(known, context.req)));
  app.onError((error, context) => errorResponse(context, error));
  return { app, api, pages, runs };
}
