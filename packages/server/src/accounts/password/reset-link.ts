import { isSigned, type Keys, keyedHash } from "#src/secrets/secret.ts";

/**
 * Returns the link of a password reset mail. It contains an access token, of which the server stores a hash, and the
 * token's signature as refresh token. Both are needed, and both become invalid together.
 */
export function resetLink(origin: string, [key]: Keys, accessToken: string): string {
  const query = new URLSearchParams({ access_token: accessToken, refresh_token: keyedHash(key, accessToken) });
  return `${origin}/reset-password?${query}`;
}

/** Returns whether the refresh token is the signature of the access token. */
export function isPair(keys: Keys, accessToken: string, refreshToken: string): boolean {
  return isSigned(keys, accessToken, refreshToken);
}
