import type { EntitlementClaims, readEntitlement } from "@rewright/contract/private-mode";
import type { z } from "zod";

/** A token that allows private mode, with the public key that it was signed with. */
export type SignedToken = z.output<(typeof readEntitlement)["output"]>;

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;

/** Returns the claims of a token (RFC 7519, ES256). Undefined if its signature does not match. */
export async function verifyToken({ token, key }: SignedToken): Promise<EntitlementClaims | undefined> {
  const [head = "", payload = "", signature = ""] = token.split(".");
  try {
    const publicKey = await crypto.subtle.importKey("jwk", key, algorithm, false, ["verify"]);
    const signed = new TextEncoder().encode(`${head}.${payload}`);
    if (!(await crypto.subtle.verify(algorithm, publicKey, bytesOf(signature), signed))) return undefined;
    return JSON.parse(new TextDecoder().decode(bytesOf(payload))) as EntitlementClaims;
  } catch {
    return undefined;
  }
}

/** Decodes text in base64url (RFC 4648). */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
