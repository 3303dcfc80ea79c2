import type { FileMistake } from "@rewright/contract/findings";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { createBatchCipher, unreadable } from "./batch-cipher.ts";
import type { BatchDeps } from "./deps.ts";
import { findMistakes } from "./store.ts";

const unchecked = "This file wasn't checked for spelling and grammar.";

/**
 * Returns the possible mistakes in a rewritten file of the account's batch.
 * @throws AppError `not_found` if there is no such file or it was not checked
 */
export async function listMistakes(
  deps: BatchDeps,
  account: Account,
  file: { readonly id: string; readonly batchId: string },
): Promise<FileMistake[]> {
  const found = await findMistakes(deps.db, file, { userId: account.id, now: deps.now() });
  if (!found) throw new AppError("not_found");
  if (!found.mistakeList) throw new AppError("not_found", unchecked);
  const opened = createBatchCipher(deps).open("mistakes", file.id, found.mistakeList);
  if (!opened) throw new AppError("not_found", unreadable);
  return JSON.parse(opened.toString()) as FileMistake[];
}
