import { type WordLists, withEntries } from "@rewright/contract/word-lists";
import type { Account } from "../accounts/account.ts";
import { readSavedSettings, type SavedWordsDeps } from "./saved-settings.ts";

/**
 * Returns a request with the account's saved words in its lists. If the request itself lists the same words, the
 * request's entries apply. Guests have no saved words on the server.
 */
export async function withSavedWords<Input extends WordLists & { readonly saved_words: boolean }>(
  deps: SavedWordsDeps,
  account: Account | undefined,
  { saved_words: isWanted, ...input }: Input,
) {
  const { words } = account && isWanted ? await readSavedSettings(deps, account.id) : { words: [] };
  return { ...input, ...withEntries(input, words) };
}
