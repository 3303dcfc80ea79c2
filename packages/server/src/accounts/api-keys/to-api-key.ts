import type { ApiKey } from "@rewright/contract/api-keys";
import type { ApiKeyRow } from "./store.ts";

/** Converts a key to the form that its owner sees, which has neither the key nor its hash. */
export function toApiKey({ id, name, prefix, createdAt, expiresAt, lastUsedAt }: ApiKeyRow, now: Date): ApiKey {
  return {
    id,
    name,
    prefix,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    expired: expiresAt !== null && expiresAt <= now,
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
