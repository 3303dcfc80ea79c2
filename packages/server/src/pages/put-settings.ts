import { originMarker, type PublicSettings, publicSettingsId, publicSettingsMarker } from "@rewright/contract/settings";

/** Puts the product's own address and the public settings, as inert JSON, into a page, so that its first render can use them. */
export function putSettings(html: string, settings: PublicSettings): string {
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  const element = `<script type="application/json" id="${publicSettingsId}">${json}</script>`;
  const page = html.replaceAll(originMarker, settings.origin ?? "");
  return page.includes(publicSettingsMarker)
    ? page.replace(publicSettingsMarker, () => element)
    : page.replace("</head>", () => `${element}</head>`);
}
