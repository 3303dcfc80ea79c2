import { productName } from "@rewright/contract/product";
import { manifestOf } from "./manifest-of.ts";

/** Returns the web app manifest of private mode, which can be installed as an app. It is created during the build. */
export function loader(): Response {
  return manifestOf({
    id: "/private",
    name: `${productName} on this device`,
    short_name: productName,
    description: "Rewrites text on this device. It works without a connection, and no text is sent.",
    start_url: "/private",
    scope: "/private",
    display: "standalone",
  });
}
