import { escapeHtml } from "../escape-html.ts";
import type { PageRoute } from "../http/route.ts";
import { type Asset, createAsset } from "./asset.ts";
import { serveAsset } from "./serve-asset.ts";
import type { WebBuild } from "./web-build.ts";

/** Paths that search engines must not read: pages that show one account, and the API except its documentation. */
const disallowed = [
  "/account",
  "/admin",
  "/api/",
  "/auth/",
  "/dashboard",
  "/hum",
  "/reset-password",
  "/test-payment-logs",
  "/verify-email",
];

const cacheControl = "public, max-age=3600";

interface Deps {
  readonly web: WebBuild;
  /** The public URL of this site. */
  readonly origin: string;
}

/** Returns the routes that search engines use: robots.txt and the sitemap. */
export const siteRoutes = ({ web, origin }: Deps): PageRoute[] => [
  served("/robots.txt", robots(origin)),
  served("/sitemap.xml", sitemap(web.indexed, origin)),
];

function served(path: string, text: string): PageRoute {
  const asset: Asset = createAsset(path, Buffer.from(text), { cacheControl });
  return { path, policy: "public", handle: (context) => serveAsset(context, asset) };
}

function robots(origin: string): string {
  const rules = ["User-agent: *", "Allow: /api/docs", ...disallowed.map((path) => `Disallow: ${path}`)];
  return `${rules.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function sitemap(paths: readonly string[], origin: string): string {
  const urls = paths.toSorted().map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
