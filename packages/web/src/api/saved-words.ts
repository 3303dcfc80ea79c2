import type { changeSavedWords, readSavedWords, SavedSettings, SavedStyle } from "@rewright/contract/saved-words";
import { changedWords, optionsOf, type WordEntry, wordKey } from "@rewright/contract/word-lists";
import { attempt } from "./attempt.ts";
import { call, read } from "./call.ts";
import { savedStyleKey, savedWordsKey } from "./tool-storage.ts";

/** A change of the saved words or the saved style. */
export interface WordChange {
  readonly add?: readonly WordEntry[];
  readonly remove?: readonly string[];
  readonly style?: SavedStyle | null;
}

let revision = 0;

/** Returns a number that changes with the saved words, so that answers from before a change are not used again. */
export function wordsRevision(): number {
  return revision;
}

/** Returns the words that a visitor without an account has saved in this browser. */
function localWords(): readonly WordEntry[] {
  const stored = attempt(() => JSON.parse(localStorage.getItem(savedWordsKey) ?? "[]"));
  return Array.isArray(stored) ? stored : [];
}

/** Returns the lists of words to send with a request: those saved in this browser, and words to keep that were typed. */
export function wordOptions(keep: readonly string[]) {
  const local = optionsOf(localWords());
  return { ...local, keep: [...new Set([...keep, ...local.keep])] };
}

/** Returns what is saved with the account, or for a visitor in this browser. @throws CallError */
export async function readSaved(hasAccount: boolean): Promise<SavedSettings> {
  if (!hasAccount) return localSettings();
  return remember(await moveLocalWords(await read<typeof readSavedWords>("/api/words")));
}

/** Changes what is saved with the account, or for a visitor in this browser. @throws CallError */
export async function changeSaved(hasAccount: boolean, change: WordChange): Promise<SavedSettings> {
  revision++;
  const { add = [], remove = [], style } = change;
  if (hasAccount) {
    const input = { add: [...add], remove: [...remove], ...(style !== undefined && { style }) };
    return remember(await call<typeof changeSavedWords>("/api/words", input));
  }
  const local = localSettings();
  const words = changedWords(local.words, { add, remove });
  localStorage.setItem(savedWordsKey, JSON.stringify(words));
  return remember({ words, style: style === undefined ? local.style : style });
}

function localSettings(): SavedSettings {
  const style = attempt(() => JSON.parse(localStorage.getItem(savedStyleKey) ?? "null")) as StoredStyle | null;
  return {
    words: [...localWords()],
    style: style?.mode ? { style: style.mode, level: style.level, spelling: style.spelling || null } : null,
  };
}

/** Moves words that were saved before an account was signed in to that account, whose own entries stay. */
async function moveLocalWords(saved: SavedSettings): Promise<SavedSettings> {
  const local = localWords();
  if (local.length === 0) return saved;
  const known = new Set(saved.words.map(({ words }) => wordKey(words)));
  const add = local.filter(({ words }) => !known.has(wordKey(words)));
  const moved = add.length === 0 ? saved : await call<typeof changeSavedWords>("/api/words", { add, remove: [] });
  localStorage.removeItem(savedWordsKey);
  return moved;
}

/** The style in the form in which the tool's draft has it. */
interface StoredStyle {
  readonly mode: SavedStyle["style"];
  readonly level: number;
  readonly spelling: "" | "us" | "uk";
}

/** Stores the style in this browser, because the tool opens with it before the server has answered. */
function remember(saved: SavedSettings): SavedSettings {
  const { style } = saved;
  const stored: StoredStyle | null = style && {
    mode: style.style,
    level: style.level,
    spelling: style.spelling ?? "",
  };
  attempt(() => {
    if (stored) localStorage.setItem(savedStyleKey, JSON.stringify(stored));
    else localStorage.removeItem(savedStyleKey);
  });
  return saved;
}
