import { randomUUID } from "node:crypto";
import type { createKey as createEndpoint } from "@rewright/contract/api-keys";
import { apiKeyLimits } from "@rewright/contract/limits";
import type { z } from "zod";
import { AppError } from "#src/app-error.ts";
import type { AttemptLimiter } from "#src/attempts/limit-attempts.ts";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import type { Account } from "../account.ts";
import { mails } from "../mails.ts";
import { hashOfKey, newKey, shownPart } from "./key-format.ts";
import { insertKey } from "./store.ts";
import { toApiKey } from "./to-api-key.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly limitAttempts: AttemptLimiter;
  /** The public URL of this site. */
  readonly origin: string;
}

const dayMs = 24 * 60 * 60_000;

/**
 * Creates a key for an account with a verified address, and writes this to the audit log. Mails the owner, so that the
 * owner notices a key that someone else created. Only the key's hash is stored.
 * @throws AppError `unverified`, `too_many_api_keys`, `too_many_requests`
 */
export async function createKey(
  { db, now, mailer, limitAttempts, origin }: Deps,
  { account, addressHash }: { readonly account: Account; readonly addressHash: string },
  { name, expires_in_days: days }: z.output<typeof createEndpoint.input>,
): Promise<z.input<typeof createEndpoint.output>> {
  if (!account.emailVerified) throw new AppError("unverified");
  await limitAttempts("key-creation", { subject: account.id, addressHash });
  const secret = newKey();
  const at = now();
  const key = {
    ...{ id: randomUUID(), userId: account.id, name, hash: hashOfKey(secret), prefix: shownPart(secret) },
    createdAt: at,
    expiresAt: days === null ? null : new Date(at.getTime() + days * dayMs),
    lastUsedAt: null,
  };
  await db.transaction(async (tx) => {
    if (!(await insertKey(tx, key, apiKeyLimits.keys))) throw new AppError("too_many_api_keys");
    const details = { prefix: key.prefix, expires_at: key.expiresAt?.toISOString() ?? null };
    const target = { kind: "user", id: account.id } as const;
    await writeAudit(tx, at, { actorId: account.id, action: "key.create", target, details });
  });
  mailer.send(mails.keyCreated(account.email, { name, prefix: key.prefix, at, origin }));
  return { key: toApiKey(key, at), secret };
}
