import type { HistoryItem } from "@rewright/contract/history";
import { previewOf } from "@rewright/contract/history-preview";
import type { User } from "@rewright/contract/user";
import { addItem } from "./sync-history.ts";

/** Keeps a finished rewriting, for a premium account that has not switched history off. */
export async function keepInHistory(
  user: User,
  done: Pick<HistoryItem, "originalText" | "humanizedText" | "mode">,
): Promise<void> {
  if (user.plan !== "premium" || !user.history_enabled) return;
  await addItem(user, {
    ...done,
    id: newId(),
    timestamp: new Date().toISOString(),
    userId: user.id,
    preview: previewOf(done.originalText),
  });
}

/** A random UUID; `crypto.randomUUID` is missing on pages without TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
