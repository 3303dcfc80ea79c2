import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from "node:crypto";
import type { Secrets } from "../secrets/secret.ts";

/** Holds the key pair that signs entitlements: ECDSA on the curve P-256. */
interface EntitlementKey {
  readonly privateKey: KeyObject;
  readonly publicKey: { readonly kty: "EC"; readonly crv: "P-256"; readonly x: string; readonly y: string };
}

/** The order of the curve P-256 (FIPS 186-5). A private key is a number from 1 to below this. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Derives the key pair from the current secret, so that all servers with this secret have the same key pair. A browser
 * stores the public key with its token, so that the token stays valid after the secret is replaced.
 */
export function entitlementKey([secret]: Secrets): EntitlementKey {
  const d = scalarOf(secret);
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(d);
  // The uncompressed point: one byte, then the two coordinates.
  const point = curve.getPublicKey();
  const text = (bytes: Buffer) => bytes.toString("base64url");
  const publicKey = { kty: "EC", crv: "P-256", x: text(point.subarray(1, 33)), y: text(point.subarray(33)) } as const;
  return { publicKey, privateKey: createPrivateKey({ format: "jwk", key: { ...publicKey, d: text(d) } }) };
}

/**
 * Derives a private key by HKDF (RFC 5869). Repeats the derivation in the rare case that the derived number is not a
 * valid key.
 */
function scalarOf(secret: string): Buffer {
  for (let attempt = 0; ; attempt++) {
    const bytes = Buffer.from(hkdfSync("sha256", secret, "", `private mode entitlement ${attempt}`, 32));
    const number = BigInt(`0x${bytes.toString("hex")}`);
    if (number > 0n && number < order) return bytes;
  }
}
