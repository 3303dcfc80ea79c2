import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The link of a forgotten-password mail. The access token is the one that the server stores (hashed); the refresh token
 * is its signature, so neither is of use without the other, and both are used up together.
 */
export function resetLink(origin: string, key: Buffer, accessToken: string): string {
  const query = new URLSearchParams({ access_token: accessToken, refresh_token: sign(key, accessToken) });
  return `${origin}/reset-password?${query}`;
}

/** True when the two tokens of a link belong together. */
export function isPair(key: Buffer, accessToken: string, refreshToken: string): boolean {
  const expected = Buffer.from(sign(key, accessToken));
  const given = Buffer.from(refreshToken);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(key: Buffer, token: string): string {
  return createHmac("sha256", key).update(token).digest("base64url");
}
