import { isIP } from "node:net";
import { productName } from "@rewright/contract/product";

/** For a server on a machine without a public name. Nobody has an address there: the ending is reserved for examples. */
const privateDomain = `${productName.toLowerCase()}.example`;

/** Returns the sender of mails where none is set: at the domain of the product's own address. */
export function defaultSender(origin: string): string {
  return `${productName} <no-reply@${publicDomain(origin) ?? privateDomain}>`;
}

/** Returns the domain of an address, without a leading "www."; undefined where only this machine or network knows it. */
export function publicDomain(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  const isPublic =
    hostname.includes(".") && isIP(hostname) === 0 && !/(?:^|\.)(?:localhost|local|internal)$/.test(hostname);
  return isPublic ? hostname.replace(/^www\./, "") : undefined;
}
