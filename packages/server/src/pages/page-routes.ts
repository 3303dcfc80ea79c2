import type { PublicSettings } from "@rewright/contract/settings";
import { isApiPath } from "../http/api-paths.ts";
import type { PageRoute } from "../http/route.ts";
import { serveAsset } from "./serve-asset.ts";
import type { WebBuild } from "./web-build.ts";

interface Deps {
  readonly web: WebBuild;
  /** Returns the current settings that pages may show. */
  readonly readSettings: () => Promise<PublicSettings>;
}

/** Returns the route that serves the built web pages and files, and the "not found" page for other paths. */
export const pageRoutes = ({ web, readSettings }: Deps): PageRoute[] => [
  {
    path: "/*",
    policy: "public",
    async handle(context) {
      const { path } = context.req;
      if (isApiPath(path)) return context.notFound();
      const found = web.find(path);
      if (found) return serveAsset(context, "with" in found ? found.with(await readSettings()) : found);
      const withoutSlash = path.replace(/\/+$/, "");
      if (withoutSlash !== path && web.find(withoutSlash)) return context.redirect(withoutSlash, 301);
      if (web.notFound) return serveAsset(context, web.notFound.with(await readSettings()), 404);
      if (!web.find("/")) return context.text("The web pages aren't built yet. Run: npm start", 503);
      return context.notFound();
    },
  },
];
