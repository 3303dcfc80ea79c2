import { randomBytes } from "node:crypto";
import { usageWindowHours } from "@rewright/contract/plans";
import { getCookie, setCookie } from "hono/cookie";
import { isSigned, type Keys, keyedHash } from "../secrets/secret.ts";
import type { AppContext } from "./context.ts";

const name = "guest";

/**
 * Returns the guest's id from the signed cookie. Returns a new id if the cookie is missing or its signature is wrong.
 */
export function readGuestCookie(context: AppContext, keys: Keys): string {
  const [id = "", signature = ""] = (getCookie(context, name) ?? "").split(".");
  return id !== "" && isSigned(keys, id, signature) ? id : randomBytes(16).toString("base64url");
}

/** Sets the cookie that identifies a guest. It lasts as long as the guest's rewrites are counted. */
export function writeGuestCookie(context: AppContext, [key]: Keys, id: string, origin: string | undefined): void {
  const { protocol, hostname } = new URL(origin ?? context.req.url);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  setCookie(context, name, `${id}.${keyedHash(key, id)}`, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: protocol === "https:" || !isLocal,
    maxAge: usageWindowHours * 3600,
  });
}
