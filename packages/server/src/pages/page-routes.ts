import { isApiPath } from "../http/api-paths.ts";
import type { PageRoute } from "../http/route.ts";
import { serveAsset } from "./serve-asset.ts";
import type { WebBuild } from "./web-build.ts";

/** The web build's pages and files, and its page for what is not there. */
export const pageRoutes = (web: WebBuild): PageRoute[] => [
  {
    path: "/*",
    policy: "public",
    handle(context) {
      const { path } = context.req;
      if (isApiPath(path)) return context.notFound();
      const asset = web.find(path);
      if (asset) return serveAsset(context, asset);
      const withoutSlash = path.replace(/\/+$/, "");
      if (withoutSlash !== path && web.find(withoutSlash)) return context.redirect(withoutSlash, 301);
      if (web.notFound) return serveAsset(context, web.notFound, 404);
      if (!web.find("/")) return context.text("The web pages have not been built yet. Run: npm start", 503);
      return context.notFound();
    },
  },
];
