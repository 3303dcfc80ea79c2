import { historyLimits } from "@rewright/contract/limits";
import type { LoadAccount } from "./accounts.ts";
import type { Record } from "./record.ts";
import { uniqueText } from "./texts.ts";

/**
 * Rewrites one text with Humanize Lite, and records the outcome. @returns the new text, or undefined if there is none
 */
export async function rewriteOnce({ user, client }: LoadAccount, record: Record, text: string) {
  const body = { text_content: text, mode: "standard" };
  const answer = await client.ask("rewrite", { method: "POST", path: "/hum", body });
  const isAmbiguous = answer === undefined || (answer.status !== 200 && answer.wasAmbiguous);
  const outcome = answer?.status === 200 ? "counted" : isAmbiguous ? "open" : "not counted";
  record.add({ what: "rewrite", user, outcome });
  return answer?.status === 200 ? String(answer.body.transformed_text) : undefined;
}

/**
 * Returns a function that rewrites a text, stores it in the account's history, and reads the history. Records each
 * recently stored item that the history does not contain.
 */
export function historyWriter(account: LoadAccount, record: Record) {
  const { user, client } = account;
  const stored: string[] = [];

  async function store(number: number, humanizedText: string): Promise<void> {
    const [id, originalText] = [crypto.randomUUID(), uniqueText(number)];
    const timestamp = new Date().toISOString();
    const body = { id, originalText, humanizedText, mode: "standard", timestamp };
    const answer = await client.ask("history", { method: "POST", path: "/api/history", body });
    const isStored = answer?.body.stored === true;
    record.add({ what: "history", user, id, outcome: isStored ? "stored" : "open", text: humanizedText });
    if (isStored) stored.push(id);
  }

  async function readBack(): Promise<void> {
    const answer = await client.ask("history", { method: "GET", path: "/api/history" });
    if (answer?.status !== 200) return;
    const listed = new Set((answer.body.data as { id: string }[]).map(({ id }) => id));
    // An item without an answer may be stored too, and takes a place in the list.
    const ids = stored.slice(-historyLimits.items / 2).filter((id) => !listed.has(id));
    if (ids.length > 0) record.add({ what: "missing", user, ids });
  }

  return async (number: number): Promise<void> => {
    const rewritten = await rewriteOnce(account, record, uniqueText(number));
    if (rewritten === undefined) return;
    await store(number, rewritten);
    await readBack();
  };
}
