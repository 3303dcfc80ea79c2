import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@rewright/contract/endpoint";
import type { PageRoute } from "../http/route.ts";
import { createAsset } from "../pages/asset.ts";
import { serveAsset } from "../pages/serve-asset.ts";
import { docsPage } from "./docs-page.ts";
import { describeApi } from "./openapi.ts";

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
  version: string;
};

/** Returns the routes of the API documentation, as JSON and as a page. Both are created at the first request. */
export function docsRoutes(endpoints: readonly Endpoint[], origin: string | undefined): PageRoute[] {
  let made: ReturnType<typeof makeDocs> | undefined;
  const docs = () => {
    made ??= makeDocs(endpoints, origin);
    return made;
  };
  return [
    { path: "/api/openapi.json", policy: "public", handle: (context) => serveAsset(context, docs().json) },
    { path: "/api/docs", policy: "public", handle: (context) => serveAsset(context, docs().page) },
  ];
}

function makeDocs(endpoints: readonly Endpoint[], origin: string | undefined) {
  const description = describeApi(endpoints, { origin, version });
  const html = docsPage(description);
  return {
    json: createAsset("openapi.json", Buffer.from(JSON.stringify(description, null, 2)), {}),
    page: createAsset("docs.html", Buffer.from(html), { policy: policyFor(html) }),
  };
}

/** Returns the content security policy of the documentation page, which allows only the page's own style sheet. */
function policyFor(html: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;
}
