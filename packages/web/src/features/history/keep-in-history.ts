import type { HistoryItem } from "@rewright/contract/history";
import { previewOf } from "@rewright/contract/history-preview";
import type { User } from "@rewright/contract/user";
import { newId } from "../../api/new-id.ts";
import { addItem } from "./sync-history.ts";

/**
 * Keeps a finished rewriting, for a premium account that has not switched history off: once where it has an id, however
 * many tabs have watched it.
 */
export async function keepInHistory(
  user: User,
  { id = newId(), ...done }: Pick<HistoryItem, "originalText" | "humanizedText" | "mode"> & { id: string | undefined },
): Promise<void> {
  if (user.plan !== "premium" || !user.history_enabled) return;
  await addItem(user, {
    ...done,
    id,
    timestamp: new Date().toISOString(),
    userId: user.id,
    preview: previewOf(done.originalText),
  });
}
