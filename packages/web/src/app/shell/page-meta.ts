import { productName } from "@rewright/contract/product";
import type { originMarker } from "@rewright/contract/settings";
import type { MetaDescriptor } from "react-router";
import { ownOrigin } from "#src/api/public-settings.ts";

interface PublicPage {
  /** Of the page itself; the product's name is put behind it, unless it has it already. */
  readonly title: string;
  readonly description: string;
  readonly path: `/${string}`;
}

/** A literal with the contract's type: importing the value would bring its schemas along. */
const builtOrigin: typeof originMarker = "https://origin.invalid";

/** What search engines, and whoever shares its address, are told of a page that anybody may read. */
export function publicMeta({ title, description, path }: PublicPage): MetaDescriptor[] {
  // While pages are built nobody knows where they will be served: the server puts its own address in.
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

/** For pages that are somebody's own, or a step on the way. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${productName}` }, { name: "robots", content: "noindex" }];
}
