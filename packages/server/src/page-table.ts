import { linkRoutes } from "./accounts/links/routes.ts";
import type { readSession } from "./accounts/sessions/read-session.ts";
import type { RouteDeps } from "./api-routes.ts";
import { docsRoutes } from "./docs/docs-routes.ts";
import { addressOf, createCallerHeaders } from "./http/answer-api.ts";
import type { ApiRoute, PageRoute } from "./http/route.ts";
import { healthRoutes } from "./operations/health-routes.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import { publicSettingsFor } from "./pages/public-settings.ts";
import { siteRoutes } from "./pages/site-routes.ts";

interface PageDeps extends RouteDeps {
  readonly readSession: (headers: Headers) => ReturnType<typeof readSession>;
}

/** Returns the routes outside the API: links in emails, health checks, documentation and web pages. */
export function pageTable(deps: PageDeps, api: readonly ApiRoute[]): PageRoute[] {
  const { accounts, config, settings, web } = deps;
  const headersOf = createCallerHeaders(deps.secrets);
  const publicSettings = publicSettingsFor(config);
  return [
    ...linkRoutes({
      ...deps,
      auth: accounts.auth,
      headersOf: (context) => headersOf(context, addressOf(context, config.trustedProxy)),
    }),
    ...healthRoutes(deps),
    ...docsRoutes(
      api.map(({ endpoint }) => endpoint),
      deps.origin,
    ),
    ...siteRoutes(deps),
    ...pageRoutes({ web, readSettings: async () => publicSettings(await settings.read()) }),
  ];
}
