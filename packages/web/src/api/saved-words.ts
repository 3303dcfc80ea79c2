import { wordLimits } from "@rewright/contract/limits";
import type { changeSavedWords, readSavedWords, SavedSettings, SavedStyle } from "@rewright/contract/saved-words";
import {
  changedWords,
  correctWords as correctWordsOf,
  tooManyWords,
  validEntries,
  type WordEntry,
  type WordLists,
  withEntries,
  wordKey,
} from "@rewright/contract/word-lists";
import { attempt } from "./attempt.ts";
import { CallError, call, read } from "./call.ts";
import { signedInId } from "./session.ts";
import { storedStyle, storeStyle } from "./store-style.ts";
import { accountWordsKey, savedWordsKey } from "./tool-storage.ts";

/** The words and the style that a user has saved. */
export interface Saved extends SavedSettings {
  /** Words that were saved in this browser before the login, and for which the account has no room. */
  readonly left: readonly WordEntry[];
}

/** A change of the saved words or the saved style. */
export interface WordChange {
  readonly add?: readonly WordEntry[];
  readonly remove?: readonly string[];
  readonly style?: SavedStyle | null;
}

let revision = 0;
const listeners = new Set<() => void>();

function noteChange(): void {
  revision++;
  for (const listener of listeners) listener();
}

/** Calls a function after each change of the saved words, also in other tabs. @returns a function that ends this */
export function onWordsChange(listener: () => void): () => void {
  listeners.add(listener);
  const end = onChangeInOtherTab(() => {
    revision++;
    listener();
  });
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** Calls a function after each change of the saved words in another tab. @returns a function that ends this */
export function onChangeInOtherTab(listener: () => void): () => void {
  const check = ({ key }: StorageEvent) => {
    if (key === savedWordsKey || key === accountWordsKey) listener();
  };
  addEventListener("storage", check);
  return () => removeEventListener("storage", check);
}

/** Returns a number that changes with the saved words, so that answers from before a change are not used again. */
export function wordsRevision(): number {
  return revision;
}

/** Returns words to keep that were typed, and the words that are saved in this browser. */
export function allWordOptions(keep: readonly string[]) {
  return withEntries({ keep, replacements: [], never: [] }, localWords());
}

/**
 * Returns the lists of words to send with a request: words to keep that were typed, then those that are saved in this
 * browser, as far as a request has room for them. The server adds the words that are saved with an account.
 */
export function wordOptions(keep: readonly string[]) {
  return withinLimits(allWordOptions(keep), keep.length);
}

/**
 * Returns a request with the words of the account, as far as it has room for them, for use where no server adds them.
 * They are the words that this browser got when it was last online with the account.
 */
export function withAccountWords<Fields>(account: string | undefined, fields: Fields): Fields {
  if (account === undefined || !hasLists(fields)) return fields;
  return { ...fields, ...withinLimits(withEntries(fields, accountWords(account)), fields.keep.length) };
}

/** Returns the words that a check of spelling accepts: words to keep, typed or saved, and the user's replacements. */
export function correctWords(account: string | undefined, keep: readonly string[]): string[] {
  const saved = [...localWords(), ...(account === undefined ? [] : accountWords(account))];
  return correctWordsOf(withEntries({ keep, replacements: [], never: [] }, saved));
}

function hasLists<Fields>(fields: Fields): fields is Fields & WordLists {
  return typeof fields === "object" && fields !== null && "keep" in fields && "replacements" in fields;
}

/** Cuts lists at the limit of a request, but not words that were typed: those are refused if they are too many. */
function withinLimits({ keep, replacements, never }: ReturnType<typeof withEntries>, typed: number) {
  const { items } = wordLimits;
  return {
    keep: keep.slice(0, Math.max(items, typed)),
    replacements: replacements.slice(0, items),
    never: never.slice(0, items),
  };
}

/** Returns the words and style that are saved with the account or, for a visitor, in this browser. @throws CallError */
export async function readSaved(account: string | undefined): Promise<Saved> {
  if (account === undefined) return { words: localWords(), style: storedStyle()?.style ?? null, left: [] };
  return remember(account, await moveLocal(await read<typeof readSavedWords>("/api/words")), false);
}

/**
 * Changes the words or style that are saved with the account or, for a visitor, in this browser.
 * @throws CallError if that fails; then nothing is changed
 */
export async function changeSaved(account: string | undefined, change: WordChange): Promise<Saved> {
  const { add = [], remove = [], style } = change;
  if (account !== undefined) {
    const input = { add: [...add], remove: [...remove], ...(style !== undefined && { style }) };
    const saved = await call<typeof changeSavedWords>("/api/words", input);
    noteChange();
    return remember(account, saved, style !== undefined);
  }
  const words = changedWords(localWords(), { add, remove });
  if (words.length > wordLimits.items) throw new CallError("too_large", tooManyWords);
  localStorage.setItem(savedWordsKey, JSON.stringify(words));
  noteChange();
  if (style !== undefined) storeStyle(style, { always: true });
  return readSaved(undefined);
}

/** Deletes the words that are saved in this browser alone. */
export function forgetLocalWords(): void {
  attempt(() => localStorage.removeItem(savedWordsKey));
  noteChange();
}

function localWords(): WordEntry[] {
  return validEntries(attempt(() => JSON.parse(localStorage.getItem(savedWordsKey) ?? "[]")));
}

/** Returns the copy of the account's words in this browser. */
function accountWords(account: string): WordEntry[] {
  const copy = attempt(() => JSON.parse(localStorage.getItem(accountWordsKey) ?? "null")) as Copy | null;
  return copy?.account === account ? validEntries(copy.words) : [];
}

interface Copy {
  readonly account: string;
  readonly words: readonly WordEntry[];
}

/**
 * Moves what was saved before the login to the account, whose own entries and style stay. Words for which the account
 * has no room stay in this browser.
 */
async function moveLocal(saved: SavedSettings): Promise<SavedSettings> {
  const local = localWords();
  const known = new Set(saved.words.map(({ words }) => wordKey(words)));
  const add = local.filter(({ words }) => !known.has(wordKey(words)));
  const stored = storedStyle();
  const style = !saved.style && stored && stored.account === undefined ? { style: stored.style } : {};
  const fits = saved.words.length + add.length <= wordLimits.items;
  const moved = await change(saved, { add: fits ? add : [], ...style });
  const isMoved =
    fits && add.every((entry) => moved.words.some(({ words }) => wordKey(words) === wordKey(entry.words)));
  if (isMoved) attempt(() => localStorage.removeItem(savedWordsKey));
  else attempt(() => localStorage.setItem(savedWordsKey, JSON.stringify(add)));
  return moved;
}

/** Sends a change to the server. Returns `saved` if there is nothing to change, or no room in the account. */
async function change(saved: SavedSettings, { add, style }: WordChange & { readonly add: readonly WordEntry[] }) {
  if (add.length === 0 && !style) return saved;
  try {
    return await call<typeof changeSavedWords>("/api/words", { add: [...add], ...(style && { style }) });
  } catch (error) {
    // Another browser has added words in the meantime.
    if (error instanceof CallError && error.code === "too_large") return saved;
    throw error;
  }
}

/** Keeps a copy of what an account has saved, for private mode and the next visit, unless it has logged out by now. */
function remember(account: string, saved: SavedSettings, always: boolean): Saved {
  const { words, style } = saved;
  if (signedInId() === account) {
    const copy = JSON.stringify({ account, words } satisfies Copy);
    const isChanged = attempt(() => localStorage.getItem(accountWordsKey)) !== copy;
    attempt(() => localStorage.setItem(accountWordsKey, copy));
    if (isChanged) noteChange();
    storeStyle(style, { account, always });
  }
  return { words, style, left: localWords() };
}
