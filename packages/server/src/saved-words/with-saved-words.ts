import { optionsOf, wordKey } from "@rewright/contract/word-lists";
import type { Account } from "../accounts/account.ts";
import { readSavedSettings, type SavedWordsDeps } from "./saved-settings.ts";

interface Lists {
  readonly keep: readonly string[];
  readonly replacements: readonly { readonly from: string; readonly to: string }[];
  readonly never: readonly string[];
  readonly saved_words: boolean;
}

/**
 * Returns a request with the account's saved words in its lists. What the request itself says of the same words counts.
 * Guests have no saved words on the server.
 */
export async function withSavedWords<Input extends Lists>(
  deps: SavedWordsDeps,
  account: Account | undefined,
  input: Input,
) {
  if (!account || !input.saved_words) return withLists(input, input);
  const { words } = await readSavedSettings(deps, account.id);
  const { keep, replacements, never } = input;
  const named = new Set([...keep, ...never, ...replacements.map(({ from }) => from)].map(wordKey));
  const saved = optionsOf(words.filter((word) => !named.has(wordKey(word.words))));
  return withLists(input, {
    keep: [...keep, ...saved.keep],
    replacements: [...replacements, ...saved.replacements],
    never: [...never, ...saved.never],
  });
}

function withLists<Input extends Lists>(
  input: Input,
  { keep, replacements, never }: Omit<Lists, "saved_words">,
): Omit<Input, "saved_words"> & { keep: string[]; replacements: { from: string; to: string }[]; never: string[] } {
  const { saved_words: _, ...rest } = input;
  const copies = replacements.map((replacement) => ({ ...replacement }));
  return { ...rest, keep: [...keep], replacements: copies, never: [...never] };
}
