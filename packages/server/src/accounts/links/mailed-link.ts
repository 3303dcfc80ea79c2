import { randomUUID } from "node:crypto";
import { periods } from "@rewright/contract/periods";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { AppError } from "#src/app-error.ts";
import { redeemOnce } from "#src/attempts/redeem-once.ts";
import type { Db } from "#src/db/database.ts";
import { type Keys, keyedHash, withEach } from "#src/secrets/secret.ts";
import type { Account } from "../account.ts";
import { findAccount, findPasswordHash, isMovedStamp } from "../store.ts";

/**
 * The page that a mailed link opens. Only this page's request performs the link's action, so a mail scanner that opens
 * the link changes nothing.
 */
const page = "/verify-email";

const lifeMs = periods.mailedLinkMinutes * 60_000;

const claims = z.object({
  /** The account's id. Because of it, the link is not valid for a later account with the same address. */
  sub: z.uuid(),
  /** The account's address when the link was created. */
  email: z.string(),
  /** The new address of the account. */
  to: z.string().optional(),
  step: z.enum(["verify", "confirm", "change"]),
  /** Distinguishes links with otherwise equal claims. */
  jti: z.uuid(),
  /**
   * Keyed hash of the account's password hash when the link was created. A new password therefore invalidates every
   * link.
   */
  stamp: z.string(),
});

/** Holds the action that a mailed link performs. */
export interface MailedLink {
  readonly step: z.infer<typeof claims>["step"];
  readonly to?: string | undefined;
}

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly keys: Keys;
  readonly origin: string;
}

/**
 * Creates and reads links that prove that someone can read mail sent to an address. A link is valid for `mailedLinkMinutes`, and
 * only while the account's address and password stay the same.
 */
export function createMailedLinks({ db, now, keys, origin }: Deps) {
  const stampsOf = (passwordHash: string | undefined) => withEach(keys, (key) => keyedHash(key, passwordHash ?? ""));
  const isStamp = async (accountId: string, stamp: string) =>
    stampsOf(await findPasswordHash(db, accountId)).includes(stamp) || isMovedStamp(db, accountId, stamp, now());

  /** Returns the claims of a token if it is signed with one of the keys and has not expired. */
  async function claimsOf(token: string) {
    for (const key of keys) {
      const how = { algorithms: ["HS256"], currentDate: now() };
      const verified = await jwtVerify(token, key, how).catch(() => undefined);
      if (verified) return claims.safeParse(verified.payload).data;
    }
    return undefined;
  }

  return {
    /** Returns the keyed hashes of a password hash that links may contain, one for each valid key. */
    stampsOf,

    async make({ id, email }: Account, link: MailedLink): Promise<string> {
      const [stamp] = stampsOf(await findPasswordHash(db, id));
      const token = await new SignJWT({ ...link, email, stamp })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(id)
        .setJti(randomUUID())
        .setExpirationTime(new Date(now().getTime() + lifeMs))
        .sign(keys[0]);
      return `${origin}${page}?${new URLSearchParams({ token })}`;
    },

    /**
     * Returns a link's claims, its account, and whether the account's address and password are unchanged.
     * @throws AppError `link_expired`
     */
    async read(token: string): Promise<{ account: Account; link: z.infer<typeof claims>; isCurrent: boolean }> {
      const link = await claimsOf(token);
      const account = link && (await findAccount(db, link.sub, now()));
      if (!link || !account?.isActive) throw new AppError("link_expired");
      const isCurrent = account.email === link.email && (await isStamp(account.id, link.stamp));
      return { account, link, isCurrent };
    },

    /**
     * Records that a link was used.
     * @returns whether this is the first recorded use
     */
    async recordUse({ jti }: Pick<z.infer<typeof claims>, "jti">): Promise<boolean> {
      return redeemOnce({ db, now }, `link:${jti}`, lifeMs);
    },
  };
}
export type MailedLinks = ReturnType<typeof createMailedLinks>;
