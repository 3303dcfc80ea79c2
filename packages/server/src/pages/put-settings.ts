import {
  limitMarkers,
  originMarker,
  type PublicSettings,
  publicSettingsId,
  publicSettingsMarker,
} from "@rewright/contract/settings";

/**
 * Inserts the product's address, the limits of the free plan and the public settings (as inert JSON) into a page, so
 * that its first render can use them.
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

/** Replaces a marker by a number, in both ways that pages print numbers: "1,000 words", "1 generation", "1000". */
function putNumber(html: string, marker: number, value: number): string {
  const grouped = marker.toLocaleString("en-US");
  const page = value === 1 ? html.replaceAll(new RegExp(`${grouped} (\\w+)s\\b`, "g"), "1 $1") : html;
  return page.replaceAll(grouped, value.toLocaleString("en-US")).replaceAll(String(marker), String(value));
}
