import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Returns the link of a password reset mail. The server stores a hash of the access token. The refresh token is the
 * access token's signature, so both are needed, and both become invalid together.
 */
export function resetLink(origin: string, key: Buffer, accessToken: string): string {
  const query = new URLSearchParams({ access_token: accessToken, refresh_token: sign(key, accessToken) });
  return `${origin}/reset-password?${query}`;
}

/** Returns true when the refresh token is the access token's signature. */
export function isPair(key: Buffer, accessToken: string, refreshToken: string): boolean {
  const expected = Buffer.from(sign(key, accessToken));
  const given = Buffer.from(refreshToken);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(key: Buffer, token: string): string {
  return createHmac("sha256", key).update(token).digest("base64url");
}
