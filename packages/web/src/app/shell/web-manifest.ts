import { productName } from "@rewright/contract/product";

/** What a phone or a desktop needs to keep the product among its apps; made when the pages are built. */
export function loader(): Response {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  const manifest = {
    name: productName,
    short_name: productName,
    description: "Rewrites stiff text so that it reads naturally, and shows why each word changed.",
    start_url: "/",
    display: "browser",
    // The paper of the light theme, as --page has it.
    background_color: "#f7f4ed",
    theme_color: "#f7f4ed",
    icons: [icon(192), icon(512), { ...icon(512), src: "/icon-maskable.png", purpose: "maskable" }],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
