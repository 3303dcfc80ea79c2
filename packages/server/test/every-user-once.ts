import type { AdminUser, userSorts } from "@rewright/contract/admin/users";
import type { Pagination } from "@rewright/contract/paging";
import fc from "fast-check";
import { expect } from "vitest";
import type { Database } from "../src/db/database.ts";
import type { openBrowser } from "./browser.ts";
import { insertUsers } from "./insert-users.ts";

type Sort = (typeof userSorts)[number];
type Browser = ReturnType<typeof openBrowser>;

interface Given {
  readonly database: Database;
  /** The simulated browser of the only administrator. */
  readonly admin: Browser;
  readonly by: Sort;
  readonly numRuns: number;
}

const moment = fc.integer({ min: 0, max: 3 }).map((n) => new Date(Date.UTC(2026, 1, 1 + n)));
const person = fc.record({
  email: fc.uuid().map((id) => `${id}@example.org`),
  firstName: fc.constantFrom("ada", "Ada", "Bea", "Zoë", ""),
  lastName: fc.constantFrom("Lovelace", "Ähm", "von Neumann", ""),
  createdAt: moment,
  lastLogin: fc.option(moment),
  totalGenerations: fc.integer({ min: 0, max: 2 }),
});
const people = fc.uniqueArray(person, { minLength: 1, maxLength: 12, selector: ({ email }) => email });
const shownBy = (one: AdminUser, by: Sort): string | number => {
  if (by === "name") return `${one.first_name} ${one.last_name}`;
  return by === "last_login" ? (one.last_login ?? "") : one[by];
};

async function list(admin: Browser, query: Record<string, string>) {
  const answer = await admin.get(`/api/users?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { readonly data: AdminUser[]; readonly pagination: Pagination };
}

/**
 * Checks that administrators' list of users has each user once and in order, by page and by cursor, while users are
 * added.
 */
export async function everyUserOnce({ database, admin, by, numRuns }: Given): Promise<void> {
  const order = fc.constantFrom("asc", "desc");
  await fc.assert(
    fc.asyncProperty(people, people, order, fc.integer({ min: 1, max: 5 }), async (first, others, direction, limit) => {
      await database.inTransaction(async (execute) => {
        await execute("DELETE FROM users WHERE role <> 'admin'");
      });
      const ids = await insertUsers(database.db, first);
      const query = { sort_by: by, sort_order: direction, limit: String(limit) };
      const byPage: AdminUser[] = [];
      for (let page = 1; ; page++) {
        const { data, pagination } = await list(admin, { ...query, page: String(page) });
        expect(pagination).toMatchObject({ page, limit, total: ids.length + 1, total_is_estimate: false });
        byPage.push(...data);
        if (pagination.next_cursor === null) break;
      }
      expect(byPage).toHaveLength(ids.length + 1);
      const known = byPage.map(({ id }) => id);
      expect(new Set([...known, ...ids]).size).toBe(ids.length + 1);
      const values = byPage.map((one) => shownBy(one, by));
      // Skip this check for names: their order depends on the database.
      if (by !== "name") {
        const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values).toEqual(direction === "asc" ? sorted : sorted.reverse());
      }

      const walked: string[] = [];
      let cursor: string | null = "";
      for (const coming = [...others]; cursor !== null; ) {
        const { data, pagination } = await list(admin, { ...query, cursor });
        walked.push(...data.map(({ id }) => id));
        await insertUsers(database.db, coming.splice(0, 2));
        cursor = pagination.next_cursor;
      }
      expect(new Set(walked).size).toBe(walked.length);
      expect(walked.filter((id) => known.includes(id))).toEqual(known);
    }),
    { numRuns },
  );
}
