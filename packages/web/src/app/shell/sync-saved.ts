import { readSaved } from "#src/api/saved-words.ts";
import { savedWordsStrings } from "#src/features/saved-words/strings.ts";
import { showToast } from "#src/ui/toast.ts";

/**
 * Loads what an account has saved into this browser, and moves what was saved before the login to the account. Says so if
 * the account has no room for it.
 */
export async function syncSaved(account: string): Promise<void> {
  const { left } = await readSaved(account);
  if (left.length > 0) showToast(savedWordsStrings.notMoved(left.length));
}
