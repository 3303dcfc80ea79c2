import { productName } from "@rewright/contract/product";
import type { originMarker } from "@rewright/contract/settings";
import type { MetaDescriptor } from "react-router";
import { ownOrigin } from "#src/api/public-settings.ts";

interface PublicPage {
  /** The page's title. The product's name is appended if the title lacks it. */
  readonly title: string;
  readonly description: string;
  readonly path: `/${string}`;
}

/**
 * The placeholder for the product's address. It is a copy of the constant in the contract, because importing that would
 * load the contract's validation code.
 */
const builtOrigin: typeof originMarker = "https://origin.invalid";

/** Returns the metadata of a public page for search engines and link previews. */
export function publicMeta({ title, description, path }: PublicPage): MetaDescriptor[] {
  // The origin is not known at build time: the server inserts its own address.
  const origin = typeof document === "undefined" ? builtOrigin : ownOrigin();
  const whole = title.includes(productName) ? title : `${title} · ${productName}`;
  return [
    { title: whole },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: `${origin}${path}` },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: productName },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:url", content: `${origin}${path}` },
    { property: "og:image", content: `${origin}/og.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "A sentence with words crossed out and better ones beside them." },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Returns the metadata of a page that search engines must not list. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${productName}` }, { name: "robots", content: "noindex" }];
}
