import type { Account } from "../../accounts/account.ts";
import { readAccounts } from "../../accounts/read-accounts.ts";
import type { PageAsked } from "../../db/seek.ts";
import type { ChangeDeps } from "./change-user.ts";
import { countUsers, findUserPage, type UserFilter, type UserOrder } from "./store.ts";

/** One page of the people who match, and how many they are. */
export async function listUsers(
  deps: ChangeDeps,
  filter: UserFilter,
  { asked, order }: { readonly asked: PageAsked; readonly order: UserOrder },
): Promise<{ readonly rows: Account[]; readonly nextCursor: string | null } & Awaited<ReturnType<typeof countUsers>>> {
  const now = deps.now();
  const page = await findUserPage(deps.db, filter, { asked, order, now });
  const accounts = await readAccounts(
    deps,
    page.rows.map(({ id }) => id),
  );
  // Where the first page has everybody, nobody needs to be counted.
  const isAll = page.nextCursor === null && asked.cursor === undefined && asked.page === 1;
  const total = isAll ? { total: page.rows.length, total_is_estimate: false } : await countUsers(deps.db, filter, now);
  return { rows: accounts, nextCursor: page.nextCursor, ...total };
}
