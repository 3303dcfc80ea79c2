import { type WordEntry, wordKey } from "@rewright/contract/word-lists";
import { changeSaved, readSaved } from "#src/api/saved-words.ts";

/**
 * Saves an entry. Returns a function that restores the earlier entry for the same words, or removes the new one if there
 * was none. @throws CallError
 */
export async function saveWord(account: string | undefined, entry: WordEntry): Promise<() => Promise<unknown>> {
  const { words } = await readSaved(account);
  const earlier = words.find((one) => wordKey(one.words) === wordKey(entry.words));
  await changeSaved(account, { add: [entry] });
  return () => changeSaved(account, earlier ? { add: [earlier] } : { remove: [entry.words] });
}
