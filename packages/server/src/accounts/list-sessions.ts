import type { Session } from "@rewright/contract/account";
import type { sessions } from "../db/schema.ts";
import { deviceOf } from "./device.ts";
import { placeOf } from "./place.ts";

/** A session as its owner sees it: never its token. */
export function toSession(
  { id, userAgent, ipAddress, createdAt, updatedAt }: typeof sessions.$inferSelect,
  currentId: string,
): Session {
  return {
    id,
    device: deviceOf(userAgent),
    place: placeOf(ipAddress) ?? "unknown",
    created_at: createdAt.toISOString(),
    last_seen: updatedAt.toISOString(),
    current: id === currentId,
  };
}
