import {
  limitMarkers,
  originMarker,
  type PublicSettings,
  publicSettingsId,
  publicSettingsMarker,
} from "@rewright/contract/settings";

/**
 * Inserts this site's URL, the limits of the free plan and the public settings into a page, so that its first display
 * is right. The settings are JSON that the browser does not run.
 */
export function putSettings(html: string, settings: PublicSettings): string {
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  const element = `<script type="application/json" id="${publicSettingsId}">${json}</script>`;
  const { freeDailyGenerations, freeWordsPerRequest } = limitMarkers;
  let page = html.replaceAll(originMarker, settings.origin ?? "");
  page = putNumber(page, freeDailyGenerations, settings.freeDailyGenerations);
  page = putNumber(page, freeWordsPerRequest, settings.freeWordsPerRequest);
  return page.includes(publicSettingsMarker)
    ? page.replace(publicSettingsMarker, () => element)
    : page.replace("</head>", () => `${element}</head>`);
}

/**
 * Replaces a placeholder number in a page, in every form in which pages show numbers: "1,000 words", "1 generation",
 * "1000".
 */
function putNumber(html: string, marker: number, value: number): string {
  const grouped = marker.toLocaleString("en-US");
  const page = value === 1 ? html.replaceAll(new RegExp(`${grouped} (\\w+)s\\b`, "g"), "1 $1") : html;
  return page.replaceAll(grouped, value.toLocaleString("en-US")).replaceAll(String(marker), String(value));
}
