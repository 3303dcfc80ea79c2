import { isSigned, type Keys, keyedHash } from "#src/secrets/secret.ts";

/**
 * Returns the link of a password reset mail. The server stores a hash of the access token. The refresh token is the
 * access token's signature, so both are needed, and both become invalid together.
 */
export function resetLink(origin: string, [key]: Keys, accessToken: string): string {
  const query = new URLSearchParams({ access_token: accessToken, refresh_token: keyedHash(key, accessToken) });
  return `${origin}/reset-password?${query}`;
}

/** Returns true when the refresh token is the access token's signature. */
export function isPair(keys: Keys, accessToken: string, refreshToken: string): boolean {
  return isSigned(keys, accessToken, refreshToken);
}
