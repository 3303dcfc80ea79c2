import type { Account } from "#src/accounts/account.ts";
import { readAccounts } from "#src/accounts/read-account.ts";
import type { PageAsked } from "#src/db/seek.ts";
import type { ChangeDeps } from "./change-user.ts";
import { countUsers, findUserPage, type UserFilter, type UserOrder } from "./store.ts";

/** Returns one page of the users who match the filter, and how many match. */
export async function listUsers(
  deps: ChangeDeps,
  filter: UserFilter,
  { asked, order }: { readonly asked: PageAsked; readonly order: UserOrder },
): Promise<{ readonly rows: Account[]; readonly nextCursor: string | null } & Awaited<ReturnType<typeof countUsers>>> {
  const now = deps.now();
  const total = await countUsers(deps.db, filter, now);
  if (total.total === 0) return { rows: [], nextCursor: null, ...total };
  const areFew = isFiltered(filter) && !total.total_is_estimate;
  const page = await findUserPage(deps.db, filter, { asked, order, areFew, now });
  const rows = await readAccounts(
    deps,
    page.rows.map(({ id }) => id),
  );
  return { rows, nextCursor: page.nextCursor, ...total };
}

const isFiltered = ({ search, plan, state }: UserFilter): boolean => Boolean(search || plan || state);
