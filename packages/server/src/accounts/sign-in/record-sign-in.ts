import { recordActivity } from "#src/analytics/record-activity.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import { type Keys, keyedHash, withEach } from "#src/secrets/secret.ts";
import { mails } from "../mails.ts";
import { deviceOf, displayAddress } from "../sessions/device.ts";
import { findAccount, rememberDevice, updateAccount } from "../store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly mailer: Mailer;
  /** Keys for hashing device descriptions before they are stored. */
  readonly deviceKeys: Keys;
  /** The public URL of this site. */
  readonly origin: string;
}

/** Records a sign-in, and mails the owner if the account has not been used on this device before. */
export async function recordSignIn(
  { db, now, mailer, deviceKeys, origin }: Deps,
  { userId, userAgent, ipAddress }: { userId: string; userAgent?: string | null; ipAddress?: string | null },
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const isThere = await updateAccount(tx, userId, { lastLogin: at }, at);
    if (isThere) await recordActivity(tx, at, { accountId: userId, generations: 0 });
  });
  const device = deviceOf(userAgent);
  const hashes = withEach(deviceKeys, (key) => keyedHash(key, `${userId} ${device}`));
  if (!(await rememberDevice(db, userId, hashes, at))) return;
  const account = await findAccount(db, userId, at);
  if (!account) return;
  const place = displayAddress(ipAddress) ?? "an unknown address";
  mailer.send(mails.newSignIn(account.email, { device, place, at, origin }));
}
