import { type PublicSettings, publicSettingsId, publicSettingsMarker } from "@rewright/contract/settings";

/** Puts the public settings into a page as inert JSON, so that its first render can use them. */
export function putSettings(html: string, settings: PublicSettings): string {
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  const element = `<script type="application/json" id="${publicSettingsId}">${json}</script>`;
  return html.includes(publicSettingsMarker)
    ? html.replace(publicSettingsMarker, () => element)
    : html.replace("</head>", () => `${element}</head>`);
}
