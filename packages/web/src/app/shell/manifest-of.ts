/** Returns a web app manifest (W3C Application Manifest) with the product's colors and icons. */
export function manifestOf(members: Readonly<Record<string, string>>) {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  return {
    ...members,
    // Equals --page of the light theme.
    background_color: "#f7f4ed",
    theme_color: "#f7f4ed",
    icons: [icon(192), icon(512), { ...icon(512), src: "/icon-maskable.png", purpose: "maskable" }],
  };
}
