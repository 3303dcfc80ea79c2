import type { PublicSettings } from "@rewright/contract/settings";
import { type Asset, createAsset } from "./asset.ts";
import { pagePolicy } from "./page-policy.ts";
import { putSettings } from "./put-settings.ts";

/** A page of the build. */
export interface Page {
  /** Search engines may show it. */
  readonly isIndexed: boolean;
  /** The page with these settings in it, made anew only when they are others than the time before. */
  with(settings: PublicSettings): Asset;
}

/** Makes a page of its HTML. */
export function createPage(name: string, html: string): Page {
  let made: { readonly settings: PublicSettings; readonly asset: Asset } | undefined;
  return {
    isIndexed: !/<meta\b[^>]*\bcontent="noindex\b/i.test(html),
    with(settings) {
      if (made?.settings !== settings) {
        const filled = putSettings(html, settings);
        made = { settings, asset: createAsset(name, Buffer.from(filled), { policy: pagePolicy(filled) }) };
      }
      return made.asset;
    },
  };
}
