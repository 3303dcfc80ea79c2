import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Endpoint } from "@rewright/contract/endpoint";
import type { PageRoute } from "../http/route.ts";
import { type Asset, createAsset } from "../pages/asset.ts";
import { pagePolicy } from "../pages/page-policy.ts";
import { serveAsset } from "../pages/serve-asset.ts";
import { describeApi } from "./openapi.ts";

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
  version: string;
};

const { resolve } = createRequire(import.meta.url);
const own = (name: string) => join(import.meta.dirname, "page", name);

/** The files of the documentation page: our own, and the renderer Swagger UI, which is served from this site. */
const files: Readonly<Record<string, () => string>> = {
  "/api/docs/docs.css": () => own("docs.css"),
  "/api/docs/docs.js": () => own("docs.js"),
  "/api/docs/swagger-ui.css": () => resolve("swagger-ui-dist/swagger-ui.css"),
  "/api/docs/swagger-ui.js": () => resolve("swagger-ui-dist/swagger-ui-bundle.js"),
};

/** Returns the routes of the API documentation, as JSON and as a page. Each is created at its first request. */
export function docsRoutes(endpoints: readonly Endpoint[], origin: string): PageRoute[] {
  const documentation = (): Asset =>
    createAsset("openapi.json", Buffer.from(JSON.stringify(describeApi(endpoints, { origin, version }))), {});
  const page = (): Asset => {
    const html = readFileSync(own("docs.html"), "utf8");
    return createAsset("docs.html", Buffer.from(html), { policy: pagePolicy(html) });
  };
  return [
    routeTo("/api/openapi.json", documentation),
    routeTo("/api/docs", page),
    ...Object.entries(files).map(([path, file]) => routeTo(path, () => createAsset(path, readFileSync(file()), {}))),
  ];
}

function routeTo(path: string, create: () => Asset): PageRoute {
  let created: Asset | undefined;
  return {
    path,
    policy: "public",
    handle: (context) => {
      created ??= create();
      return serveAsset(context, created);
    },
  };
}
