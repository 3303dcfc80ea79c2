import { readSaved } from "#src/api/saved-words.ts";
import { savedWordsStrings } from "#src/features/saved-words/strings.ts";
import { showToast } from "#src/ui/toast.ts";

/**
 * Loads the words and style that an account has saved into this browser, and moves those that were saved before the
 * login to the account. Shows a notice if the account has no room for them.
 */
export async function syncSaved(account: string): Promise<void> {
  const { left } = await readSaved(account);
  if (left.length > 0) showToast(savedWordsStrings.notMoved(left.length));
}
