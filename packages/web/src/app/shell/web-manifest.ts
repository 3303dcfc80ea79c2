import { productName } from "@rewright/contract/product";
import { manifestOf } from "./manifest-of.ts";

/** Returns the web app manifest. It is created during the build. */
export function loader(): Response {
  const manifest = manifestOf({
    name: productName,
    short_name: productName,
    description: "Rewrites stiff text so that it reads naturally, and shows why each word changed.",
    start_url: "/",
    display: "browser",
  });
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
