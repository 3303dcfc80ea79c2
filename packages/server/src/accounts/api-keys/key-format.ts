import { createHash, randomInt } from "node:crypto";

const keyPrefix = "rw_";
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The number of random characters in a key. 43 characters, each one of 62, hold 256 bits of randomness. */
const length = 43;

/**
 * The number of a key's first characters that are stored and shown to its owner. The other characters hold 226 bits of
 * randomness.
 */
const shownLength = keyPrefix.length + 5;

const bearer = /^bearer(?=\s|$)\s*(.*)$/i;

/** Matches, anywhere in a text, what looks like a whole key, or like a part of a key that is too long to be shown. */
const keyInText = new RegExp(`${keyPrefix}[A-Za-z0-9]{${shownLength + 4},}`, "g");

const wholeKey = new RegExp(`^${keyPrefix}[A-Za-z0-9]{${length}}$`);

/** Returns a new random key, such as "rw_4fZk…". */
export function newKey(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
  return keyPrefix + characters.join("");
}

/** Returns the part of a key that its owner sees in the list. */
export const shownPart = (key: string) => key.slice(0, shownLength);

export const isKey = (text: string) => wholeKey.test(text);

/** Replaces API keys in a text, such as the path of a request, so that the text can be logged. */
export const withoutKeys = (text: string) => text.replaceAll(keyInText, "{key}");

export const containsKey = (text: string) => text !== withoutKeys(text);

/**
 * Returns the hash under which a key is stored. The hash is fast and uses no secret, because no one can guess 256
 * random bits. Keys therefore keep working when the server's secret is changed.
 */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/**
 * Returns the key in an `Authorization: Bearer` header. Returns undefined for other schemes, such as the password of a
 * proxy in front of the server.
 */
export function bearerIn(header: string | undefined): string | undefined {
  return bearer.exec(header?.trim() ?? "")?.[1];
}
