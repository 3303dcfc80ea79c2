import { createHmac, randomUUID } from "node:crypto";
import { periods } from "@rewright/contract/plans";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { AppError } from "#src/app-error.ts";
import { redeemOnce } from "#src/attempts/redeem-once.ts";
import type { Db } from "#src/db/database.ts";
import type { Account } from "../account.ts";
import { findAccount, findPasswordHash } from "../store.ts";

/** The page that a link opens. The page posts the token, so that a mail scanner that opens the link changes nothing. */
const page = "/verify-email";

const lifeMs = periods.mailedLinkMinutes * 60_000;

const claims = z.object({
  /** The account's id, so that the link is invalid for a later account with the same address. */
  sub: z.uuid(),
  /** The account's address when the link was created. */
  email: z.string(),
  /** The new address of the account. */
  to: z.string().optional(),
  step: z.enum(["verify", "confirm", "change"]),
  /** Distinguishes links with otherwise equal claims. */
  jti: z.uuid(),
  /** Keyed hash of the account's password hash at that time, so that a new password invalidates every link. */
  stamp: z.string(),
});

/** Holds the step that a mailed link performs. */
export interface MailedLink {
  readonly step: z.infer<typeof claims>["step"];
  readonly to?: string | undefined;
}

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly key: Buffer;
  readonly origin: string;
}

/**
 * Creates and reads links that prove access to the mail of an address. A link is valid for `mailedLinkMinutes`, and only while the
 * account's address and password stay the same.
 */
export function createMailedLinks({ db, now, key, origin }: Deps) {
  const stampOf = async (accountId: string) =>
    createHmac("sha256", key)
      .update((await findPasswordHash(db, accountId)) ?? "")
      .digest("base64url");
  return {
    async make({ id, email }: Account, link: MailedLink): Promise<string> {
      const token = await new SignJWT({ ...link, email, stamp: await stampOf(id) })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(id)
        .setJti(randomUUID())
        .setExpirationTime(new Date(now().getTime() + lifeMs))
        .sign(key);
      return `${origin}${page}?${new URLSearchParams({ token })}`;
    },

    /** @throws AppError `link_expired` */
    async read(token: string): Promise<{ account: Account; link: z.infer<typeof claims>; isCurrent: boolean }> {
      const verified = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: now() }).catch(
        () => undefined,
      );
      const link = claims.safeParse(verified?.payload).data;
      const account = link && (await findAccount(db, link.sub, now()));
      if (!link || !account?.isActive) throw new AppError("link_expired");
      const isCurrent = account.email === link.email && (await stampOf(account.id)) === link.stamp;
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
