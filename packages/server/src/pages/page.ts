import type { PublicSettings } from "@rewright/contract/settings";
import { type Asset, createAsset } from "./asset.ts";
import { pagePolicy } from "./page-policy.ts";
import { putSettings } from "./put-settings.ts";

/** Holds a page of the web build. */
export interface Page {
  /** True if search engines may list the page. */
  readonly isIndexed: boolean;
  /** Returns the page with these settings inserted. It is created again only when the settings have changed. */
  with(settings: PublicSettings): Asset;
}

/** Creates a page from its HTML. */
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
