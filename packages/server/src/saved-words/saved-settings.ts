import { wordLimits } from "@rewright/contract/limits";
import type { changeSavedWords, SavedSettings } from "@rewright/contract/saved-words";
import { changedWords, tooManyWords } from "@rewright/contract/word-lists";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { decrypt, encrypt } from "../secrets/encryption.ts";
import { deriveKeys, type Secrets } from "../secrets/secret.ts";
import { changeContent, deleteContent, findContent } from "./store.ts";

export interface SavedWordsDeps {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly now: () => Date;
}

type Changes = z.output<typeof changeSavedWords.input>;

const nothing: SavedSettings = { words: [], style: null };

/**
 * Returns the words and the style that an account has saved. If they were encrypted with a former secret, encrypts them
 * with the current secret, so that they stay readable when the former secret is removed.
 */
export async function readSavedSettings(deps: SavedWordsDeps, userId: string): Promise<SavedSettings> {
  const content = await findContent(deps.db, userId);
  const saved = open(deps, userId, content);
  const isFormer = content !== undefined && saved !== nothing && !isCurrent(deps, userId, content);
  return isFormer ? changeSavedSettings(deps, userId, { add: [], remove: [] }) : saved;
}

function isCurrent(deps: SavedWordsDeps, userId: string, content: Uint8Array): boolean {
  const [current, ...others] = keysOf(deps);
  if (others.length === 0) return true;
  try {
    decrypt([current], purposeOf(userId), content);
    return true;
  } catch {
    return false;
  }
}

/**
 * Changes what an account has saved: removes words, then adds others, which replace entries for the same words.
 * @throws AppError `too_large` if there would be too many entries; then nothing is changed
 */
export async function changeSavedSettings(
  deps: SavedWordsDeps,
  userId: string,
  changes: Changes,
): Promise<SavedSettings> {
  let changed = nothing;
  await changeContent(deps.db, userId, deps.now(), (content) => {
    changed = apply(open(deps, userId, content), changes);
    return encrypt(keysOf(deps), purposeOf(userId), JSON.stringify(changed));
  });
  return changed;
}

/** Deletes what an account has saved. */
export async function clearSavedSettings({ db }: SavedWordsDeps, userId: string): Promise<SavedSettings> {
  await deleteContent(db, userId);
  return nothing;
}

function apply(saved: SavedSettings, { style = saved.style, ...changes }: Changes): SavedSettings {
  const words = changedWords(saved.words, changes);
  if (words.length > wordLimits.items) throw new AppError("too_large", tooManyWords);
  return { words, style };
}

/** Decrypts what an account has saved. Returns empty settings if none of the configured secrets can decrypt it. */
function open(deps: SavedWordsDeps, userId: string, content: Uint8Array | undefined): SavedSettings {
  if (!content) return nothing;
  try {
    return JSON.parse(decrypt(keysOf(deps), purposeOf(userId), content).toString());
  } catch {
    return nothing;
  }
}

const keysOf = ({ secrets }: SavedWordsDeps) => deriveKeys(secrets, "saved words");
const purposeOf = (userId: string) => `saved words of ${userId}`;
