import type { HistoryItem } from "@rewright/contract/history";
import { previewOf } from "@rewright/contract/history-preview";
import type { User } from "@rewright/contract/user";
import { addItem, editItem } from "./sync-history.ts";

/**
 * Keeps a finished rewriting, for a premium account that has not switched history off: once, however many tabs have
 * watched it.
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

/** Keeps a rewriting's text as the reader has edited it, where it is kept. */
export async function keepEdited(user: User, { id, humanizedText }: Pick<HistoryItem, "id" | "humanizedText">) {
  if (user.plan === "premium") await editItem(user, id, humanizedText);
}
