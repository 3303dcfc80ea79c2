import { humanize } from "@rewright/contract/rewriting";
import { checkUsage } from "@rewright/contract/usage";
import { expect, test, vi } from "vitest";
import { newPerson } from "#test/killable.ts";
import { openKillableInProcess } from "#test/killable-in-process.ts";
import { databaseKinds } from "#test/test-database.ts";

vi.setConfig({ testTimeout: 120_000 });

test.each(databaseKinds)("a rewrite that a server crash interrupts is not counted (%s database)", async (kind) => {
  await using server = await openKillableInProcess(kind);
  await server.start();
  const people = [await newPerson(server), await newPerson(server)] as const;
  const [credited, other] = people;
  const { id } = await credited.user();
  await server.query(`UPDATE users SET email_verified = true, credits = 1 WHERE id = '${id}'`);
  const ask = ({ browser }: (typeof people)[number], text_content: string) =>
    browser.post(humanize.path, { text_content });
  const report = async ({ browser }: (typeof people)[number]) => (await browser.post(checkUsage.path)).json();

  // A free generation pays for one of the rewrites and the daily limit for the other. Neither gets a response.
  const asked = people.map((one) => ask(one, "sleep").catch(() => {}));
  await expect
    .poll(
      () =>
        server.query(`SELECT (SELECT count(*)::int FROM credit_reservations) AS credits,
          (SELECT count(*)::int FROM usage_reservations) AS uses`),
      { timeout: 20_000 },
    )
    .toEqual([{ credits: 1, uses: 1 }]);
  await server.kill();
  await Promise.all(asked);
  await server.start();

  expect(await report(credited)).toMatchObject({ credits: 0, totalUsed: 0 });
  expect((await ask(credited, "fine")).status).toBe(200);
  expect(await report(credited)).toMatchObject({ credits: 0, totalUsed: 1 });
  expect(await report(other)).toMatchObject({ totalUsed: 1 });

  for (const table of ["credit_reservations", "usage_reservations"]) {
    await server.query(`UPDATE ${table} SET lease_ends_at = now() - interval '1 second'`);
  }
  expect(await report(credited)).toMatchObject({ credits: 1, totalUsed: 1 });
  expect(await report(other)).toMatchObject({ totalUsed: 0 });
  expect(await (await ask(credited, "fine")).json()).toMatchObject({ engine: "pro_local" });
  expect(await report(credited)).toMatchObject({ credits: 0, totalUsed: 1 });
  expect((await credited.user()).total_generations).toBe(2);
});
