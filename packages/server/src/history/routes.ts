import { addHistoryItem, clearHistory, deleteHistoryItem, listHistory } from "@rewright/contract/history";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { type ApiRoute, accountOf, route, sessionOf } from "../http/route.ts";
import { addToHistory } from "./add-to-history.ts";
import { readHistory } from "./read-history.ts";
import { clearItems, emptyItems } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * Returns the API routes for the history of rewrites, which Premium accounts have. Items can still be deleted after
 * Premium has ended.
 */
export const historyRoutes = (deps: Deps): ApiRoute[] => [
  route(listHistory, (call) => readHistory(deps, accountOf(call), call.input)),
  route(addHistoryItem, async (call) => ({
    success: true as const,
    stored: await addToHistory(deps, sessionOf(call).account, call.input),
  })),
  route(deleteHistoryItem, async (call) => {
    const deleted = await emptyItems(deps.db, sessionOf(call).account.id, [call.input.id], deps.now());
    if (deleted === 0) throw new AppError("not_found");
    return { success: true as const };
  }),
  route(clearHistory, async (call) => {
    await clearItems(deps.db, sessionOf(call).account.id, deps.now());
    return { success: true as const };
  }),
];
