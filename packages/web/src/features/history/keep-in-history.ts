import type { HistoryItem } from "@rewright/contract/history";
import { previewOf } from "@rewright/contract/history-preview";
import type { User } from "@rewright/contract/user";
import { addItem, editItem } from "./sync-history.ts";

/**
 * Saves a finished rewrite for a Premium account whose history is switched on. If several tabs waited for it, it is
 * saved only once.
 */
export async function keepInHistory(
  user: User,
  done: Pick<HistoryItem, "id" | "originalText" | "humanizedText" | "mode">,
): Promise<void> {
  if (user.plan !== "premium" || !user.history_enabled) return;
  await addItem(user, {
    ...done,
    timestamp: new Date().toISOString(),
    userId: user.id,
    preview: previewOf(done.originalText),
  });
}

/** Saves the text of a rewrite that the user has edited, if the history contains the rewrite. */
export async function keepEdited(user: User, { id, humanizedText }: Pick<HistoryItem, "id" | "humanizedText">) {
  if (user.plan === "premium") await editItem(user, id, humanizedText);
}
