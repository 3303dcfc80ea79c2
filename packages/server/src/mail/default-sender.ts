import { isIP } from "node:net";
import { productName } from "@rewright/contract/product";

/**
 * The sender's domain if the server has no public name. No one can receive mail there, because ".example" is reserved.
 */
const privateDomain = `${productName.toLowerCase()}.example`;

/** Returns the default sender of mails, at the domain of this site's URL. */
export function defaultSender(origin: string): string {
  return `${productName} <no-reply@${publicDomain(origin) ?? privateDomain}>`;
}

/**
 * Returns the domain of a URL without a leading "www.". Returns undefined if only this machine or network can resolve
 * it.
 */
export function publicDomain(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  const isPublic =
    hostname.includes(".") && isIP(hostname) === 0 && !/(?:^|\.)(?:localhost|local|internal)$/.test(hostname);
  return isPublic ? hostname.replace(/^www\./, "") : undefined;
}
