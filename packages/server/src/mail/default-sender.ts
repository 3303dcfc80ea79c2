import { isIP } from "node:net";
import { productName } from "@rewright/contract/product";

/**
 * The domain for a server without a public name. No mail address exists there, as ".example" is reserved for examples.
 */
const privateDomain = `${productName.toLowerCase()}.example`;

/** Returns the default sender of mails, at the domain of the product's URL. */
export function defaultSender(origin: string): string {
  return `${productName} <no-reply@${publicDomain(origin) ?? privateDomain}>`;
}

/** Returns the domain of a URL without a leading "www."; undefined when only this machine or network can resolve it. */
export function publicDomain(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  const isPublic =
    hostname.includes(".") && isIP(hostname) === 0 && !/(?:^|\.)(?:localhost|local|internal)$/.test(hostname);
  return isPublic ? hostname.replace(/^www\./, "") : undefined;
}
