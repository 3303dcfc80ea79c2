import { randomBytes } from "node:crypto";
import { periods } from "@rewright/contract/periods";
import { parse, serialize } from "hono/utils/cookie";
import { isSigned, type Keys, keyedHash } from "#src/secrets/secret.ts";

interface Deps {
  readonly keys: Keys;
  readonly origin: string;
}

const lifeSeconds = periods.knownAddressDays * 86_400;

/**
 * Recognizes a browser in which someone signed in before, so that its next sign-in is served before those of unknown
 * browsers. The browser keeps a random id in a signed cookie, which is sent only to the sign-in endpoint. The database
 * stores a keyed hash of the id and the account's address.
 */
export function createDeviceCookies({ keys, origin }: Deps) {
  const isSecure = origin.startsWith("https:");
  const name = isSecure ? "__Secure-device" : "device";
  return {
    /** Returns the id in the browser's cookie, or a new id if the cookie is missing or forged. */
    idOf(headers: Headers): string {
      const [id = "", signature = ""] = (parse(headers.get("cookie") ?? "", name)[name] ?? "").split(".");
      return id !== "" && isSigned(keys, id, signature) ? id : randomBytes(16).toString("base64url");
    },

    cookieFor: (id: string): string =>
      serialize(name, `${id}.${keyedHash(keys[0], id)}`, {
        httpOnly: true,
        sameSite: "Strict",
        secure: isSecure,
        path: "/api/auth/sign-in/email",
        maxAge: lifeSeconds,
      }),
  };
}
export type DeviceCookies = ReturnType<typeof createDeviceCookies>;
