import { productName } from "@rewright/contract/product";

/** Returns the web app manifest. It is created during the build. */
export function loader(): Response {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  const manifest = {
    name: productName,
    short_name: productName,
    description: "Rewrites stiff text so that it reads naturally, and shows why each word changed.",
    start_url: "/",
    display: "browser",
    // Equals --page of the light theme.
    background_color: "#f7f4ed",
    theme_color: "#f7f4ed",
    icons: [icon(192), icon(512), { ...icon(512), src: "/icon-maskable.png", purpose: "maskable" }],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
