import type { ApiKey } from "@rewright/contract/api-keys";
import type { Db } from "#src/db/database.ts";
import { findKeys } from "./store.ts";
import { toApiKey } from "./to-api-key.ts";

/** Returns the account's API keys as its owner sees them, newest first. */
export async function exportKeys(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  accountId: string,
): Promise<ApiKey[]> {
  const at = now();
  return (await findKeys(db, accountId)).map((key) => toApiKey(key, at));
}
