import { Hono } from "hono";
import { useKey } from "./accounts/api-keys/use-key.ts";
import { createAccounts } from "./accounts/create-accounts.ts";
import { readSession } from "./accounts/sessions/read-session.ts";
import { apiRoutes } from "./api-routes.ts";
import type { AppDeps } from "./app-deps.ts";
import { answerApi } from "./http/answer-api.ts";
import type { AppEnv } from "./http/context.ts";
import { errorResponse } from "./http/error-response.ts";
import { createIdentifyCaller } from "./http/identify-caller.ts";
import { knownAddresses, refusalOfUnknown, routerPath } from "./http/known-addresses.ts";
import { createKeyLimit } from "./http/rate-limit/limit-key.ts";
import { createRateLimit } from "./http/rate-limit/rate-limit.ts";
import { recordRequests } from "./http/record-requests.ts";
import { refuseKeyInAddress } from "./http/refuse-key-in-address.ts";
import type { ApiRoute, PageRoute } from "./http/route.ts";
import { pageTable } from "./page-table.ts";
import { createRunContext } from "./runs/run-context.ts";
import { deriveKeys } from "./secrets/secret.ts";
import type { Caller } from "./usage/caller.ts";
import { dailyLimitOf } from "./usage/daily-limit.ts";

/** Creates the web app from all of its routes. A path without a route gets status 404. */
export function createApp(deps: AppDeps) {
  const accounts = createAccounts(deps);
  const runs = createRunContext({ ...deps, anonymousDailyGenerations: deps.config.anonymousDailyGenerations });
  const sessionIn = (headers: Headers) => readSession({ ...deps, auth: accounts.auth }, headers);
  const routeDeps = { ...deps, accounts, runs, readSession: sessionIn };
  const api = apiRoutes(routeDeps);
  const pages = pageTable(routeDeps, api);
  const app = new Hono<AppEnv>();
  app.use(recordRequests(deps));
  app.use(refuseKeyInAddress);
  const limitRate = createRateLimit({
    ...deps,
    keys: deriveKeys(deps.secrets, "request counts"),
    store: deps.countStore,
  });
  const identifyCaller = createIdentifyCaller({
    readSession: sessionIn,
    useKey: (given) => useKey(deps, given),
    limitKey: createKeyLimit({ ...deps, store: deps.countStore }),
    limitAttempts: accounts.limitAttempts,
  });
  const dailyLimit = (caller: Caller) =>
    dailyLimitOf({ ...deps, anonymousDailyGenerations: deps.config.anonymousDailyGenerations }, caller);
  const answer = answerApi({ ...deps, limitRate, dailyLimitOf: dailyLimit, identifyCaller });
  addRoutes(app, { api, pages, answer });
  const known = knownAddresses(
    api.map(({ endpoint }) => endpoint),
    pages,
  );
  app.notFound((context) => errorResponse(context, refusalOfUnknown(known, context.req)));
  app.onError((error, context) => errorResponse(context, error));
  return { app, api, pages, runs };
}

interface Tables {
  readonly api: readonly ApiRoute[];
  readonly pages: readonly PageRoute[];
  readonly answer: ReturnType<typeof answerApi>;
}

function addRoutes(app: Hono<AppEnv>, { api, pages, answer }: Tables): void {
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
}
